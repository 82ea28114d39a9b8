import type { ListQuery } from '@sinau/contracts/list-query';
import type { Deps } from '../../platform/deps.ts';
import { conditionOf, containing, listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';
import { createAuthoringService } from '../authoring/index.ts';
import { createMitraReview } from '../mitra/index.ts';
import {
  countReviewedClasses,
  findReviewedClass,
  findReviewedClasses,
  type ReviewedClassRow,
} from './operator.queries.ts';

export type OperatorService = ReturnType<typeof createOperatorService>;
type ClassQuery = ListQuery & { filter?: { statusApprove?: unknown } | undefined };

export function createOperatorService(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db } = deps;
  const authoring = createAuthoringService(deps);
  const review = createMitraReview(deps);
  const present = async (id: string) => presentReviewedClass(await findReviewedClass(db, id));

  return {
    /** Longest waiting first; what was never submitted comes last. */
    async classes(query: ClassQuery) {
      const where = {
        statusApprove: conditionOf(query.filter?.statusApprove),
        ...(query.keyword && { title: containing(query.keyword) }),
      };
      const orderBy = [
        ...sortingOf(query, [['submittedAt', 'asc']]).map(([name, sort]) => ({
          [name]: name === 'submittedAt' ? { sort, nulls: 'last' as const } : sort,
        })),
        { id: 'asc' as const },
      ];
      const [rows, total] = await Promise.all([
        findReviewedClasses(db, { where, orderBy, ...pageOf(query) }),
        countReviewedClasses(db, where),
      ]);
      return listAnswer(query, rows.map(presentReviewedClass), total);
    },
    takeUp: async (ref: string, actorId: string) => present(await authoring.takeUp(byRef(ref), actorId)),
    publish: async (ref: string, actorId: string) => present(await authoring.publish(byRef(ref), actorId)),
    revise: async (ref: string, actorId: string, reason: string) =>
      present(await authoring.revise(byRef(ref), actorId, reason)),
    applications: review.applications,
    verifyMitra: review.verify,
    rejectMitra: review.reject,
  };
}

const presentReviewedClass = (row: ReviewedClassRow) => ({
  ...row,
  submittedAt: row.submittedAt?.toISOString() ?? null,
});
