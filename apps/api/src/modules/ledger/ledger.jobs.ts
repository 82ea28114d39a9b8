import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { bookSales } from './booking.ts';
import { findProof, findUnbookedLines, insertMaturities } from './ledger.queries.ts';

export const matureJob = defineJob('ledger.mature', { retryLimit: 0 });
export const proveJob = defineJob('ledger.prove', { retryLimit: 0 });

/** Rows of one transaction: few enough that others hardly wait. */
const batch = 500;

/** Books sales that are missing, frees what was held long enough, and proves that the books add up. */
export function createLedgerJobs({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) {
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

    /** Checks that debits equal credits and that no balance is negative. */
    async prove() {
      const proof = await findProof(db);
      const isProven = proof.imbalance === 0 && proof.unbalancedEvents === 0 && proof.overdrawn.length === 0;
      if (!isProven) log.error(proof, 'the ledger does not add up');
      return isProven;
    },
  };
}
