import type { QueryOf } from '@sinau/contracts';
import type { submissionEndpoints } from '@sinau/contracts/study/submission/submission.endpoints';
import { claimHours, gradingAimDays, maxSnippets } from '@sinau/contracts/study/submission/submission.rules';
import type {
  GradedSubmission,
  GradeWriting,
  GradingSummary,
} from '@sinau/contracts/study/submission/submission.schemas';
import { overdueBefore } from '@sinau/format/calendar';
import type { Actor, Partner } from '../../platform/actor.ts';
import type { Reach } from '../../platform/class-access.ts';
import { AppError } from '../../platform/app-error.ts';
import { hours, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { findEssays } from './essays.ts';
import { presentGraded, presentQueued } from './grading.presenter.ts';
import {
  countSnippets,
  countWaiting,
  deleteSnippet,
  findAuthor,
  findQueue,
  findQueued,
  findSnippets,
  insertSnippet,
} from './grading.queries.ts';
import { gradeVersion } from './grade-version.ts';
import { claimOf, newestOf } from './own-submission.ts';
import { findEvents, findVersions, insertEvent, lockSubmission, updateSubmission } from './submission.queries.ts';

export type GradingService = ReturnType<typeof createGradingService>;

interface Key {
  readonly id: string;
}

/** Actions of teachers on submissions for the classes of their mitra. */
export function createGradingService(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'jobs'>) {
  const { db, clock, keys } = deps;

  const read = async (tx: Db, { id: teacherId }: Actor, reach: Reach | null, id: string) => {
    const row = required(await findQueued(tx, reach, id));
    const versions = await findVersions(tx, id);
    const essays =
      row.lessonType === 'quiz' ? await findEssays(tx, { keys, now: clock.now() }, row.sessionId, versions) : new Map();
    return presentGraded(row, { versions, essays, events: await findEvents(tx, id) }, teacherId, {
      keys,
      now: clock.now(),
    });
  };
  /** Locks the newest version of a waiting submission, unless another teacher is grading it. */
  const lockWaiting = async (tx: Db, teacher: Partner, id: string) => {
    required(await findQueued(tx, teacher, id));
    const row = required(await lockSubmission(tx, { id }));
    const claim = claimOf(row, clock.now());
    if (claim && claim.teacherId !== teacher.id) throw new AppError('submission_claimed');
    if (row.state !== 'submitted' && row.state !== 'in_review') throw new AppError('submission_not_waiting');
    return { claim, number: required(newestOf(await findVersions(tx, id))).number };
  };

  return {
    async queue(actor: Partner, query: QueryOf<typeof submissionEndpoints.queue>) {
      const { rows, total } = await findQueue(db, actor, query);
      return listAnswer(
        query,
        rows.map((row) => presentQueued(row, actor.id, clock.now())),
        total,
      );
    },

    summary: (actor: Partner): Promise<GradingSummary> =>
      countWaiting(db, actor, overdueBefore(clock.now(), gradingAimDays)),

    detail: (actor: Partner, { id }: Key): Promise<GradedSubmission> => read(db, actor, actor, id),
    anyDetail: (actor: Actor, { id }: Key): Promise<GradedSubmission> => read(db, actor, null, id),

    /** Claims a submission; claiming again extends it for another 24 hours. */
    claim: (actor: Partner, { id }: Key) =>
      db.$transaction(async (tx) => {
        const { claim, number } = await lockWaiting(tx, actor, id);
        const now = clock.now();
        const claimedUntil = later(now, hours(claimHours));
        await updateSubmission(tx, id, { state: 'in_review', claimedById: actor.id, claimedUntil });
        if (!claim) await insertEvent(tx, id, { kind: 'claimed', number, actorId: actor.id, createdAt: now });
        return read(tx, actor, actor, id);
      }),

    release: (actor: Partner, { id }: Key) =>
      db.$transaction(async (tx) => {
        const { claim, number } = await lockWaiting(tx, actor, id);
        await updateSubmission(tx, id, { state: 'submitted', claimedById: null, claimedUntil: null });
        if (claim) await insertEvent(tx, id, { kind: 'released', number, actorId: actor.id, createdAt: clock.now() });
        return read(tx, actor, actor, id);
      }),

    /** Grades a submission: the grade, the lesson it passes and the certificate that may follow change together. */
    grade: (actor: Partner, { id }: Key, writing: GradeWriting) =>
      db.$transaction(async (tx) => {
        const author = required(await findAuthor(tx, actor, id));
        await gradeVersion(tx, deps, { teacherId: actor.id, submissionId: id, author, writing });
        return read(tx, actor, actor, id);
      }),

    snippets: async ({ id }: Partner) => ({ list: await findSnippets(db, id) }),
    async createSnippet({ id }: Partner, { content }: { content: string }) {
      if ((await countSnippets(db, id)) >= maxSnippets) throw new AppError('too_many_snippets');
      return insertSnippet(db, id, content);
    },
    async removeSnippet({ id: userId }: Partner, { id }: Key) {
      const { count } = await deleteSnippet(db, userId, id);
      if (count === 0) throw new AppError('not_found');
      return null;
    },
  };
}
