import type {
  GradedEssay,
  GradedSubmission,
  QueuedSubmission,
} from '@sinau/contracts/study/submission/submission.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { QueuedRow } from './grading.queries.ts';
import { presentHistory, presentVersions } from './submission.presenter.ts';
import type { Signing } from '../../core/media/index.ts';
import type { EventRow, VersionRow } from './submission.queries.ts';

/** Ignores a claim that expired. */
export function presentQueued(row: QueuedRow, teacherId: string, now: Date): QueuedSubmission {
  const isClaimed = row.claimedUntil !== null && row.claimedUntil > now;
  return {
    id: row.id,
    state: row.state === 'in_review' && !isClaimed ? 'submitted' : hyphenated(row.state),
    number: row.number,
    submittedAt: row.submittedAt.toISOString(),
    isLate: row.isLate,
    score: row.score,
    participant: { fullname: row.fullname, avatar: row.avatar },
    lesson: { title: row.lessonTitle, type: row.lessonType },
    class: { id: row.classId, title: row.classTitle, slug: row.classSlug },
    claim: isClaimed
      ? {
          fullname: row.claimedBy ?? '',
          isMine: row.claimedById === teacherId,
          until: row.claimedUntil!.toISOString(),
        }
      : null,
  };
}

interface Parts {
  readonly versions: readonly VersionRow[];
  readonly events: readonly EventRow[];
  /** Essays by the number of the version. */
  readonly essays: ReadonlyMap<number, readonly GradedEssay[]>;
}
export const presentGraded = (
  row: QueuedRow,
  { versions, events, essays }: Parts,
  teacherId: string,
  signing: Signing,
): GradedSubmission => ({
  ...presentQueued(row, teacherId, signing.now),
  versions: presentVersions(versions, events, signing).map((version) => ({
    ...version,
    essays: [...(essays.get(version.number) ?? [])],
  })),
  history: presentHistory(events),
});
