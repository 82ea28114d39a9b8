import type { BundleChange } from '@sinau/contracts/authoring/bundle/bundle-changes.schemas';
import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { dateTime } from '@sinau/format';
import { Card } from '@sinau/ui';
import { PersonLink } from '../../shared/person-link.tsx';
import { BundleChangeList } from '../../shared/bundle-changes.tsx';
import './inspected-facts.css';

type Transition = ReviewedClassDetail['history'][number] & {
  /** Changes of a published bundle. */
  changes?: readonly BundleChange[];
};

/** Events of a class or a bundle, the newest first. */
export const ClassHistory = ({ history }: { history: readonly Transition[] }) => (
  <Card as="section" padded aria-labelledby="history">
    <h2 id="history">Riwayat</h2>
    {history.length === 0 && <p className="muted">Belum pernah diajukan.</p>}
    <ol className="class-history">
      {history.map(({ id, from, to, actor, reason, createdAt, changes = [] }) => (
        <li key={id}>
          <b>{changes.length > 0 ? 'Diubah mitranya' : wordsOf(from, to)}</b>
          <span className="muted sm">
            {dateTime(createdAt)} · {actor ? <PersonLink id={actor.id} name={actor.fullname} /> : 'Perintah sistem'}
          </span>
          {reason && <p className="sm">{reason}</p>}
          {changes.length > 0 && <BundleChangeList changes={changes} />}
        </li>
      ))}
    </ol>
  </Card>
);

function wordsOf(from: Transition['from'], to: Transition['to']) {
  if (from === to) return 'Diarsipkan atau dipulihkan';
  if (to === 'waiting') return from === 'review' ? 'Dilepas ke antrean' : 'Diajukan';
  return wordsByState[to];
}

const wordsByState: Record<Exclude<Transition['to'], 'waiting'>, string> = {
  draft: 'Ditarik kembali',
  review: 'Mulai ditinjau',
  publish: 'Diterbitkan',
  revision: 'Diminta diperbaiki',
};
