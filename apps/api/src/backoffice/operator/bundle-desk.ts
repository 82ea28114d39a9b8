import type { QueryOf } from '@sinau/contracts';
import { bundleDiff } from '@sinau/contracts/authoring/bundle/bundle-changes.schemas';
import type { ReviewedBundle, ReviewedBundleDetail } from '@sinau/contracts/backoffice/operator/bundle-desk.schemas';
import type { operatorEndpoints } from '@sinau/contracts/backoffice/operator/operator.endpoints';
import type { Operator } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { listAnswer } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';
import { createBundleReader, createBundleReview } from '../../authoring/bundle/index.ts';
import {
  findBundleRecord,
  findReviewedBundle,
  findReviewedBundles,
  type BundleRecordRow,
  type ReviewedBundleRow,
} from './bundle-desk.queries.ts';

export type BundleDesk = ReturnType<typeof createBundleDesk>;
interface Key {
  readonly id: string;
}
interface Reason {
  readonly reason: string;
}

/** What operators see of bundles, and decide about them. */
export function createBundleDesk(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'jobs'>) {
  const { db } = deps;
  const review = createBundleReview(deps);
  const reader = createBundleReader(deps);
  const present = async (id: string) => presentReviewedBundle(await findReviewedBundle(db, id));

  return {
    async list(query: QueryOf<typeof operatorEndpoints.bundles>) {
      const { rows, total } = await findReviewedBundles(db, query);
      return listAnswer(query, rows.map(presentReviewedBundle), total);
    },

    async detail({ id }: Key): Promise<ReviewedBundleDetail> {
      const written = await reader.written(id);
      const { transitions, ...record } = await findBundleRecord(db, written.id);
      return {
        ...written,
        ...record,
        takenUpAt: isoOrNull(record.takenUpAt),
        history: historyOf(transitions),
        category: written.category?.title ?? null,
      };
    },

    takeUp: async (actor: Operator, { id }: Key) => present(await review.takeUp(actor.id, byRef(id))),
    release: async (actor: Operator, { id }: Key) => present(await review.release(actor.id, byRef(id))),
    publish: async (actor: Operator, { id }: Key) => present(await review.publish(actor.id, byRef(id))),
    revise: async (actor: Operator, { id }: Key, { reason }: Reason) =>
      present(await review.revise(actor.id, byRef(id), reason)),
    suspend: async (actor: Operator, { id }: Key, { reason }: Reason) =>
      present(await review.suspend(actor.id, byRef(id), reason)),
    resume: async (actor: Operator, { id }: Key) => present(await review.resume(actor.id, byRef(id))),
  };
}

const presentReviewedBundle = (row: ReviewedBundleRow): ReviewedBundle => ({
  ...row,
  type: 'bundle',
  submittedAt: isoOrNull(row.submittedAt),
  publishedAt: isoOrNull(row.publishedAt),
  takenUpAt: isoOrNull(row.takenUpAt),
  suspendedAt: isoOrNull(row.suspendedAt),
});

/** Before its first publication a bundle is read as it is; from then on, by what became of it. */
const historyOf = (transitions: BundleRecordRow['transitions']): ReviewedBundleDetail['history'] =>
  transitions.slice(0, 50).map(({ snapshot, createdAt, ...step }, index) => {
    const before = transitions[index + 1];
    const isChange = step.from === 'publish' && before;
    return {
      ...step,
      createdAt: new Date(createdAt).toISOString(),
      changes: isChange ? bundleDiff(before.snapshot, snapshot) : [],
    };
  });
