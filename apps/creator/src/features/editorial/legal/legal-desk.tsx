import { Suspense, useState } from 'react';
import { legalSlugs, type LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import type { StoredLegalText } from '@sinau/contracts/core/legal/legal.schemas';
import { lazySection, NotFoundPage, QueryStates } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import { DraftPreview } from './draft-preview.tsx';
import { useLegalText } from './legal.data.ts';
import './legal.css';

const DraftForm = lazySection(async () => (await import('./draft-form.tsx')).DraftForm);

/** Screen for the next version of a legal text. */
export function LegalDesk({ slug }: { slug: string }) {
  const known = legalSlugs.find((one) => one === slug);
  return known ? <KnownText slug={known} /> : <NotFoundPage />;
}

const KnownText = ({ slug }: { slug: LegalSlug }) => (
  <QueryStates
    query={useLegalText(slug)}
    noun="teks hukum"
    missing={<NotFoundPage />}
    skeleton={<Skeleton height={320} />}
  >
    {(text) => <NextVersion text={text} />}
  </QueryStates>
);

/** A saved draft is first shown as visitors will read it, before any other action. */
function NextVersion({ text }: { text: StoredLegalText }) {
  const [isWriting, setWriting] = useState(text.draft === null);
  const number = text.versions[0]!.number + 1;
  return (
    <div className="stack">
      <h2 className="legal-title">
        {text.title}, versi {number}
      </h2>
      {isWriting && (
        <Suspense fallback={<Skeleton height={320} />}>
          <DraftForm text={text} onSaved={() => setWriting(false)} />
        </Suspense>
      )}
      {!isWriting && text.draft && (
        <DraftPreview
          slug={text.slug}
          title={text.title}
          number={number}
          draft={text.draft}
          revision={text.revision}
          onWrite={() => setWriting(true)}
        />
      )}
    </div>
  );
}
