import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { bookSales } from './booking.ts';
import { findProof, findUnbookedLines, insertMaturities } from './ledger.queries.ts';

export const matureJob = defineJob('ledger.mature', { retryLimit: 0 });
export const proveJob = defineJob('ledger.prove', { retryLimit: 0 });

/** As many as a transaction holds without keeping others waiting. */
const batch = 500;

/** What happens to the books while nobody looks. */
export function createUpkeep({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) {
  const bookMissing = async () => {
    const lines = await findUnbookedLines(db, batch);
    if (lines.length === 0) return;
    await db.$transaction((tx) => bookSales(tx, lines));
    log.info({ lines: lines.length }, 'sales booked later');
    if (lines.length === batch) await bookMissing();
  };

  const mature = async () => {
    await bookMissing();
    while ((await insertMaturities(db, clock.now(), batch)) === batch);
  };

  return {
    mature,

    /** Every rupiah stands twice, and nobody has less than nothing. */
    async prove() {
      const proof = await findProof(db);
      const isProven = proof.imbalance === 0 && proof.unbalancedEvents === 0 && proof.overdrawn.length === 0;
      if (!isProven) log.error(proof, 'the ledger does not add up');
      return isProven;
    },
  };
}
