import type { QueryOf } from '@sinau/contracts';
import type { reviewEndpoints } from '@sinau/contracts/study/review/review.endpoints';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
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

/** Actions of operators on reviews. The rating of the class follows in the same transaction. */
export function createJudgedReviews({ db, sql, clock }: Pick<Deps, 'db' | 'sql' | 'clock'>) {
  /** `reason` is null where the review is shown again. */
  const change = async (
    id: string,
    { operator, reason }: { operator: Operator; reason: string | null },
    update: (tx: Db) => Promise<boolean>,
  ) => {
    const { classId } = required(await findReviewKey(sql, id));
    const { userId, fullname, class: reviewed } = required(await findReview(sql, id));
    await db.$transaction(async (tx) => {
      await lockReviewedClass(tx, classId);
      if (!(await update(tx))) throw new AppError('not_found');
      await appendAudit(
        tx,
        {
          act: reason === null ? 'review.restore' : 'review.takeDown',
          actorId: operator.id,
          subject: { type: 'review', id, title: `${reviewed.title} (${fullname})` },
          personId: userId,
          reason,
          before: { isTakenDown: reason === null },
          after: { isTakenDown: reason !== null },
        },
        clock.now(),
      );
    });
    return presentJudged(required(await findReview(sql, id)));
  };

  return {
    async list(_: Operator, query: QueryOf<typeof reviewEndpoints.judged>) {
      const { rows, total } = await findAllReviews(db, query);
      return listAnswer(query, rows.map(presentJudged), total);
    },
    takeDown: (operator: Operator, { id }: ReviewId, { reason }: { reason: string }) =>
      change(id, { operator, reason }, (tx) =>
        updateTakenDown(tx, id, {
          takenDownAt: clock.now(),
          takenDownReason: reason,
          takenDownById: operator.id,
        }),
      ),
    restore: (operator: Operator, { id }: ReviewId) =>
      change(id, { operator, reason: null }, (tx) => updateRestored(tx, id)),
  };
}
