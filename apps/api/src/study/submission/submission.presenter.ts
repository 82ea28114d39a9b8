import type { AnswerReceipt } from '@sinau/contracts/study/quiz/quiz.schemas';
import type {
  OwnSubmission,
  SubmissionEvent,
  SubmissionFile,
  SubmissionVersion,
} from '@sinau/contracts/study/submission/submission.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { signMediaAddress, withSignedPictures, type MediaRow, type Signing } from '../../core/media/index.ts';
import {
  attemptsLeftOf,
  claimOf,
  draftOf,
  dueAtOf,
  gradeOf,
  isHandedIn,
  mayWrite,
  newestOf,
  outcomeOf,
} from './own-submission.ts';
import type { EventRow, SubmissionRow, SubmissionSession, VersionRow } from './submission.queries.ts';

export const presentReceipt = (
  { revision, savedAt }: Pick<SubmissionRow, 'revision' | 'savedAt'>,
  isSaved: boolean,
  now: Date,
): AnswerReceipt => ({
  attemptId: null,
  revision,
  isSaved,
  savedAt: isoOrNull(savedAt),
  deadlineAt: null,
  serverNow: now.toISOString(),
});

export const presentFile = (media: MediaRow, signing: Signing): SubmissionFile => {
  const { address, expiresAt } = signMediaAddress(signing, media);
  return {
    id: media.id,
    kind: media.kind,
    name: media.name,
    type: media.type,
    size: Number(media.size),
    pageCount: media.pageCount,
    address,
    addressExpiresAt: expiresAt.toISOString(),
  };
};

const presentBrief = ({ brief, pictures }: VersionRow, signing: Signing) => ({
  ...brief!,
  instruction: withSignedPictures(signing, brief!.instruction, pictures),
});

export const presentVersions = (
  versions: readonly VersionRow[],
  events: readonly EventRow[],
  signing: Signing,
): SubmissionVersion[] =>
  versions.filter(isHandedIn).map((version) => {
    const grade = gradeOf(events, version.number);
    return {
      number: version.number,
      content: version.content,
      files: version.files.map((file) => presentFile(file, signing)),
      brief: presentBrief(version, signing),
      submittedAt: version.submittedAt!.toISOString(),
      isLate: version.isLate,
      grade: grade
        ? {
            outcome: outcomeOf[grade.kind],
            score: grade.score,
            rubric: grade.rubric as Record<string, number> | null,
            feedback: grade.feedback,
            gradedAt: grade.createdAt.toISOString(),
          }
        : null,
    };
  });

/** Actions of the author, shown without a name. */
const byAuthor = new Set<EventRow['kind']>(['submitted', 'withdrawn']);
export const presentHistory = (events: readonly EventRow[]): SubmissionEvent[] =>
  events.map(({ id, kind, number, actor, score, feedback, createdAt }) => ({
    id,
    kind: hyphenated(kind),
    number,
    teacher: byAuthor.has(kind) ? null : (actor?.fullname ?? null),
    score,
    feedback,
    at: createdAt.toISOString(),
  }));

interface OwnParts {
  readonly session: Pick<SubmissionSession, 'beganAt' | 'setting'>;
  /** Null before the first word. */
  readonly row: SubmissionRow | null;
  readonly versions: readonly VersionRow[];
  readonly events: readonly EventRow[];
}

export function presentOwn({ session, row, versions, events }: OwnParts, signing: Signing): OwnSubmission {
  const written = draftOf(versions) ?? newestOf(versions);
  const attemptsLeft = attemptsLeftOf(session, events);
  const isLapsed = row?.state === 'in_review' && !claimOf(row, signing.now);
  return {
    id: row?.id ?? null,
    state: isLapsed ? 'submitted' : hyphenated(row?.state ?? 'draft'),
    isWritable: mayWrite(row ?? { state: 'draft' }, attemptsLeft),
    revision: row?.revision ?? 0,
    savedAt: isoOrNull(row?.savedAt),
    content: written?.content ?? '',
    files: (written?.files ?? []).map((file) => presentFile(file, signing)),
    dueAt: isoOrNull(dueAtOf(session, signing.now)),
    attemptsLeft,
    versions: presentVersions(versions, events, signing),
    history: presentHistory(events),
  };
}
