import type { QueryOf } from '@sinau/contracts';
import type { operatorEndpoints } from '@sinau/contracts/operator/operator.endpoints';
import type { Operator } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { createAuthoringService } from '../authoring/index.ts';
import { createMitraReview } from '../mitra/index.ts';
import { findReviewedClass, findReviewedClasses, type ReviewedClassRow } from './operator.queries.ts';

export type OperatorService = ReturnType<typeof createOperatorService>;
interface ClassKey {
  readonly id: string;
}

export function createOperatorService(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db } = deps;
  const authoring = createAuthoringService(deps);
  const review = createMitraReview(deps);
  const present = async (id: string) => presentReviewedClass(await findReviewedClass(db, id));

  return {
    async classes(query: QueryOf<typeof operatorEndpoints.classes>) {
      const { rows, total } = await findReviewedClasses(db, query);
      return listAnswer(query, rows.map(presentReviewedClass), total);
    },
    takeUp: async (actor: Operator, { id }: ClassKey) => present(await authoring.takeUp(actor.id, byRef(id))),
    publish: async (actor: Operator, { id }: ClassKey) => present(await authoring.publish(actor.id, byRef(id))),
    revise: async (actor: Operator, { id }: ClassKey, { reason }: { reason: string }) =>
      present(await authoring.revise(actor.id, byRef(id), reason)),
    applications: review.applications,
    verifyMitra: review.verify,
    rejectMitra: review.reject,
  };
}

const presentReviewedClass = (row: ReviewedClassRow) => ({
  ...row,
  submittedAt: isoOrNull(row.submittedAt),
});
