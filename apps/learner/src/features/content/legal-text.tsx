import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import type { LegalText as Text } from '@sinau/contracts/core/legal/legal.schemas';
import { legalTabOf, type LegalTextCall } from '@sinau/contracts/core/legal/legal.search';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { EmptyState, Link, Notice, RichText, Skeleton } from '@sinau/ui';
import { useLegalText } from './content.data.ts';
import './legal-text.css';

/** Legal text: the version in force, or the one that the address names. */
export const LegalText = ({ call }: { call: LegalTextCall }) => (
  <QueryStates
    query={useLegalText(call)}
    noun="teks ini"
    missing={<Missing slug={call.params.slug} />}
    skeleton={<Placeholder />}
  >
    {(text) => (
      <article className="legal-text">
        <p className="muted sm">{forceOf(text)}</p>
        <OtherVersion {...text} />
        {text.changes && (
          <section className="legal-changes" aria-labelledby="legal-changes">
            <h2 id="legal-changes">Yang berubah</h2>
            <p>{text.changes}</p>
          </section>
        )}
        <RichText html={text.body} />
        {text.versions.length > 1 && <Versions {...text} />}
      </article>
    )}
  </QueryStates>
);

/** Describes the period in which a version is in force. */
function forceOf({ number, currentNumber, effectiveAt, versions }: Text) {
  if (number > currentNumber) return `Versi ${number}, mulai berlaku ${date(effectiveAt)}`;
  const next = versions.find((version) => version.number === number + 1);
  return number === currentNumber || !next
    ? `Versi ${number}, berlaku sejak ${date(effectiveAt)}`
    : `Versi ${number}, berlaku ${date(effectiveAt)} sampai ${date(next.effectiveAt)}`;
}

/** Link from the version in force to an announced one, and back from all others. */
function OtherVersion({ slug, number, currentNumber, versions }: Text) {
  const tab = legalTabOf(slug);
  if (number !== currentNumber)
    return (
      <Notice action={<Link href={screens.terms(tab)}>Baca yang berlaku</Link>}>
        {number > currentNumber ? 'Versi ini belum berlaku.' : 'Versi ini sudah digantikan.'}
      </Notice>
    );
  const next = versions.find((version) => version.number === number + 1);
  return next ? (
    <Notice action={<Link href={screens.terms(tab, next.number)}>Baca versi barunya</Link>}>
      Mulai {date(next.effectiveAt)}, teks ini berganti versi.
    </Notice>
  ) : null;
}

const Versions = ({ slug, number, currentNumber, versions }: Text) => (
  <nav className="legal-versions" aria-labelledby="legal-versions">
    <h2 id="legal-versions">Semua versi</h2>
    <ul>
      {versions.map((version) => (
        <li key={version.number}>
          <Link
            href={screens.terms(legalTabOf(slug), version.number === currentNumber ? undefined : version.number)}
            {...(version.number === number && { 'aria-current': 'page' })}
          >
            Versi {version.number}
          </Link>
          <span className="muted sm">berlaku mulai {date(version.effectiveAt)}</span>
        </li>
      ))}
    </ul>
  </nav>
);

const Missing = ({ slug }: { slug: LegalSlug }) => (
  <EmptyState
    title="Versi ini tidak ada"
    action={<Link href={screens.terms(legalTabOf(slug))}>Baca yang berlaku</Link>}
  />
);

const Placeholder = () => (
  <div className="stack">
    <Skeleton width="40%" height={28} />
    <Skeleton height={120} />
    <Skeleton width="30%" height={28} />
    <Skeleton height={160} />
  </div>
);
