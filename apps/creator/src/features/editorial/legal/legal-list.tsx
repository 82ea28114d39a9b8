import { legalTabOf } from '@sinau/contracts/core/legal/legal.search';
import type { StoredLegalText } from '@sinau/contracts/core/legal/legal.schemas';
import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { date, dateTime } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Badge, Button, Card, Link, Skeleton } from '@sinau/ui';
import { useLegalTexts } from './legal.data.ts';
import './legal.css';

/** List of the texts that users agree to, each with its versions and its draft. */
export const LegalList = () => (
  <section className="stack" aria-label="Teks hukum">
    <p className="muted">
      Yang disetujui saat mendaftar dan menjadi mitra. Begitu versi baru berlaku, semua yang terikat diminta
      menyetujuinya.
    </p>
    <QueryStates query={useLegalTexts()} noun="teks hukum" skeleton={<Skeleton height={240} />}>
      {({ list }) => list.map((text) => <KeptText key={text.slug} {...text} />)}
    </QueryStates>
  </section>
);

function KeptText({ slug, title, versions, currentNumber, draft }: Omit<StoredLegalText, 'body'>) {
  return (
    <Card padded>
      <div className="row wraps between">
        <h2 className="legal-title">{title}</h2>
        <Button
          variant={draft ? 'primary' : 'outline'}
          href={operatorScreens.operatorContentRecord('legal', slug)}
          aria-label={`${draft ? 'Lanjutkan draf' : 'Tulis versi baru'} ${title}`}
        >
          {draft ? 'Lanjutkan draf' : 'Tulis versi baru'}
        </Button>
      </div>
      {draft && (
        <p className="row wraps sm">
          <Badge>Draf</Badge> <span className="muted">disimpan {dateTime(draft.updatedAt)}</span>
        </p>
      )}
      <ul className="legal-versions">
        {versions.map(({ number, effectiveAt, changes }) => (
          <li key={number}>
            <div className="row wraps">
              <Link href={screens.terms(legalTabOf(slug), number)} aria-label={`${title}, versi ${number}`}>
                Versi {number}
              </Link>
              {number === currentNumber && <Badge tone="success">Berlaku</Badge>}
              {number > currentNumber && <Badge tone="promo">Terjadwal</Badge>}
              <span className="muted sm">mulai {date(effectiveAt)}</span>
            </div>
            {changes && <p className="legal-changes">{changes}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
