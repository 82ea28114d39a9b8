import type { QueryOf } from '@sinau/contracts';
import { bundleDiff } from '@sinau/contracts/authoring/bundle/bundle-changes.schemas';
import type { ReviewedBundle, ReviewedBundleDetail } from '@sinau/contracts/backoffice/operator/bundle-desk.schemas';
import type { operatorEndpoints } from '@sinau/contracts/backoffice/operator/operator.endpoints';
import type { Deps } from '../../platform/deps.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { listAnswer } from '../../platform/list.ts';
import { createBundleReader, createBundleReview } from '../../authoring/bundle/index.ts';
import {
  findBundleRecord,
  findReviewedBundle,
  findReviewedBundles,
  type BundleRecordRow,
  type ReviewedBundleRow,
} from './bundle-desk.queries.ts';
import { presentDecisions } from './decisions.ts';
import { presentQueueTimes } from './operator.presenter.ts';

export type BundleDesk = ReturnType<typeof createBundleDesk>;
interface Key {
  readonly id: string;
}

/** Handles the operators' views of bundles, and their decisions. */
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

    ...presentDecisions(review, present),
  };
}

const presentReviewedBundle = (row: ReviewedBundleRow): ReviewedBundle => ({
  ...row,
  type: 'bundle',
  ...presentQueueTimes(row),
});

/** Returns the history. Changes are listed from the first publication on; until then the bundle is read as it is. */
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
