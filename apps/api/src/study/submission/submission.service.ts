import type { SessionResult } from '@sinau/contracts/study/learning/learning.schemas';
import type { AnswerReceipt } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { OwnSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import type { Actor, UserId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { isBegun, lockOwnStep, updateSessionBegun, type OwnStep, type SessionKey } from '../../core/progress/index.ts';
import { holds, saveDraft, type SentDraft } from './draft.ts';
import { attemptsLeftOf, claimOf, draftOf, dueAtOf, gradeOf, mayWrite, newestOf } from './own-submission.ts';
import { presentOwn, presentReceipt } from './submission.presenter.ts';
import {
  findEvents,
  findSubmission,
  findSubmissionSession,
  findVersions,
  insertEvent,
  insertSubmission,
  lockSubmission,
  releaseLapsedClaims,
  updateSubmission,
  updateVersion,
  type SubmissionRow,
  type SubmissionSession,
  type VersionRow,
} from './submission.queries.ts';

export type SubmissionService = ReturnType<typeof createSubmissionService>;

/** Actions of an author on a submission. */
export function createSubmissionService({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>) {
  const findSession = async (tx: Db, userId: UserId, { participantId, sessionId }: SessionKey) => {
    const session = await findSubmissionSession(tx, userId, sessionId);
    if (session?.participantId !== participantId) throw new AppError('not_found');
    return session;
  };
  /** Locks the submission, and creates it if need be. */
  const open = async (tx: Db, session: SubmissionSession) => {
    await insertSubmission(tx, session.id, session.classId);
    const row = required(await lockSubmission(tx, { sessionId: session.id }));
    return { row, versions: await findVersions(tx, row.id), events: await findEvents(tx, row.id) };
  };
  const requireWritable = (session: SubmissionSession, { row, events }: Awaited<ReturnType<typeof open>>) => {
    const left = attemptsLeftOf(session, events);
    if (!mayWrite(row, left))
      throw new AppError(left === 0 ? 'submission_attempts_used_up' : 'submission_not_editable');
  };
  const stateOf = async (tx: Db, userId: UserId, sessionId: string): Promise<OwnSubmission> => {
    const session = required(await findSubmissionSession(tx, userId, sessionId));
    const row = await findSubmission(tx, sessionId);
    return presentOwn(
      {
        session,
        row,
        versions: row ? await findVersions(tx, row.id) : [],
        events: row ? await findEvents(tx, row.id) : [],
      },
      { keys, now: clock.now(), participantId: session.participantId },
    );
  };

  return {
    stateOf,

    /**
     * Stores a draft. Of two saves the one with the larger revision stays; the receipt tells whether the sent draft is
     * the stored one.
     */
    answer: (actor: Actor, key: SessionKey, sent: SentDraft) =>
      db.$transaction(async (tx): Promise<AnswerReceipt> => {
        const session = await findSession(tx, actor.id, key);
        if (session.status === 'pending') throw new AppError('lesson_locked');
        const now = clock.now();
        if (session.beganAt === null) await begin(tx, await lockOwnStep(tx, actor.id, key), now);
        const opened = await open(tx, session);
        requireWritable(session, opened);
        if (sent.revision <= opened.row.revision) return presentReceipt(opened.row, holds(opened.versions, sent), now);
        const author = { id: actor.id, setting: session.setting, now };
        return presentReceipt(await saveDraft(tx, author, opened.row, opened.versions, sent), true, now);
      }),

    /** Submits a version. The participant is locked before the submission, as in grading. */
    submit: (actor: Actor, key: SessionKey, sent: SentDraft) =>
      db.$transaction(async (tx): Promise<{ submission: OwnSubmission; session: SessionResult }> => {
        const own = await lockOwnStep(tx, actor.id, key);
        const session = await findSession(tx, actor.id, key);
        const opened = await open(tx, session);
        const answer = async () => ({
          submission: await stateOf(tx, actor.id, key.sessionId),
          session: {
            id: key.sessionId,
            status: isBegun(own.step) ? own.step.status : ('started' as const),
            progress: own.participant.progress,
          },
        });
        const isRepeated = ['submitted', 'in_review'].includes(opened.row.state) && holds(opened.versions, sent);
        if (isRepeated && sent.revision <= opened.row.revision) return answer();
        requireWritable(session, opened);

        const now = clock.now();
        await begin(tx, own, now);
        const row = await saveLast(tx, { id: actor.id, setting: session.setting, now }, opened, sent);
        await handIn(tx, actor.id, session, row, await findVersions(tx, row.id), now);
        return answer();
      }),

    withdraw: (actor: Actor, key: SessionKey) =>
      db.$transaction(async (tx): Promise<OwnSubmission> => {
        await findSession(tx, actor.id, key);
        const row = required(await lockSubmission(tx, { sessionId: key.sessionId }));
        const isWaiting = ['submitted', 'in_review'].includes(row.state) && !claimOf(row, clock.now());
        if (!isWaiting) throw new AppError('submission_not_withdrawable');
        const versions = await findVersions(tx, row.id);
        const taken = required(newestOf(versions));
        const before = newestOf(versions.filter((version) => version !== taken));
        const verdict = before && gradeOf(await findEvents(tx, row.id), before.number);
        await updateVersion(tx, taken.id, { submittedAt: null, isLate: false });
        await updateSubmission(tx, row.id, {
          state: !verdict ? 'draft' : verdict.kind === 'returned' ? 'needs_revision' : 'not_passed',
          submittedAt: before?.submittedAt ?? null,
          claimedById: null,
          claimedUntil: null,
        });
        await insertEvent(tx, row.id, {
          kind: 'withdrawn',
          number: taken.number,
          actorId: actor.id,
          createdAt: clock.now(),
        });
        return stateOf(tx, actor.id, key.sessionId);
      }),

    releaseLapsed: () => releaseLapsedClaims(db, clock.now()),
  };
}

/** Writing begins the lesson, so that it is retained for its participant if its makers remove it. */
const begin = async (tx: Db, { step }: OwnStep, now: Date) => {
  if (!isBegun(step)) await updateSessionBegun(tx, step.sessionId, now);
};

/** Stores the draft sent with a submission, which must be newer than the stored one, or equal. */
async function saveLast(
  tx: Db,
  author: Parameters<typeof saveDraft>[1],
  { row, versions }: { row: SubmissionRow; versions: readonly VersionRow[] },
  sent: SentDraft,
) {
  if (sent.revision > row.revision) return saveDraft(tx, author, row, versions, sent);
  if (!holds(versions, sent)) throw new AppError('submission_outdated');
  return draftOf(versions) ? row : saveDraft(tx, author, row, versions, { ...sent, revision: row.revision });
}

async function handIn(
  tx: Db,
  actorId: string,
  session: SubmissionSession,
  row: SubmissionRow,
  versions: readonly VersionRow[],
  now: Date,
) {
  const draft = required(draftOf(versions));
  if (!draft.content.trim() && draft.files.length === 0) throw new AppError('submission_empty');
  // A returned version is requested again, and so never late.
  const due = newestOf(versions) ? null : dueAtOf(session, now);
  const isLate = due !== null && now > due;
  if (isLate && !session.setting.allowLate) throw new AppError('submission_too_late');

  const { completionType, minimumScore } = session.setting;
  const { instruction, rubric, minimumWords = null, maximumWords = null } = session.content;
  await updateVersion(tx, draft.id, {
    submittedAt: now,
    isLate,
    brief: {
      instruction,
      rubric,
      minimumScore: completionType === 'minimum-score' ? minimumScore : null,
      ...(session.type === 'news_writing' && { words: { minimum: minimumWords, maximum: maximumWords } }),
    },
  });
  await updateSubmission(tx, row.id, { state: 'submitted', submittedAt: now });
  await insertEvent(tx, row.id, { kind: 'submitted', number: draft.number, actorId, createdAt: now });
}
