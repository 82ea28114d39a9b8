import type { QueryOf } from '@sinau/contracts';
import type { reviewEndpoints } from '@sinau/contracts/study/review/review.endpoints';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { sqlIn, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { presentJudged } from './review.presenter.ts';
import { findReview, findReviewKey, lockReviewedClass } from './review.queries.ts';
import { findAllReviews, updateRestored, updateTakenDown } from './takedown.queries.ts';

export type JudgedReviews = ReturnType<typeof createJudgedReviews>;

interface ReviewId {
  readonly id: string;
}

/**
 * Takes a review down, or shows it again where `reason` is null, as part of the caller's transaction: the rating of the
 * class follows in it.
 */
export async function setReviewTakenDown(tx: Db, operatorId: string, id: string, reason: string | null, now: Date) {
  const { classId } = required(await findReviewKey(sqlIn(tx), id));
  const { userId, fullname, class: reviewed } = required(await findReview(sqlIn(tx), id));
  await lockReviewedClass(tx, classId);
  const isChanged = await (reason === null
    ? updateRestored(tx, id)
    : updateTakenDown(tx, id, { takenDownAt: now, takenDownReason: reason, takenDownById: operatorId }));
  if (!isChanged) throw new AppError('not_found');
  await appendAudit(
    tx,
    {
      act: reason === null ? 'review.restore' : 'review.takeDown',
      actorId: operatorId,
      subject: { type: 'review', id, title: `${reviewed.title} (${fullname})` },
      personId: userId,
      reason,
      before: { isTakenDown: reason === null },
      after: { isTakenDown: reason !== null },
    },
    now,
  );
}

/** Actions of operators on reviews. */
export function createJudgedReviews({ db, sql, clock }: Pick<Deps, 'db' | 'sql' | 'clock'>) {
  const change = async (operator: Operator, { id }: ReviewId, reason: string | null) => {
    await db.$transaction((tx) => setReviewTakenDown(tx, operator.id, id, reason, clock.now()));
    return presentJudged(required(await findReview(sql, id)));
  };

  return {
    async list(_: Operator, query: QueryOf<typeof reviewEndpoints.judged>) {
      const { rows, total } = await findAllReviews(db, query);
      return listAnswer(query, rows.map(presentJudged), total);
    },
    takeDown: (operator: Operator, key: ReviewId, { reason }: { reason: string }) => change(operator, key, reason),
    restore: (operator: Operator, key: ReviewId) => change(operator, key, null),
  };
}
