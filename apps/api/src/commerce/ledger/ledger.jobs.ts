import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { booksDiffer } from '../../platform/metrics/process-metrics.ts';
import { bookSales } from './booking.ts';
import { lockBooks } from './books.queries.ts';
import { findUnbookedLines } from './ledger.queries.ts';
import { findDue, insertMaturities, lockLines } from './maturity.queries.ts';
import { findProof } from './proof.queries.ts';

export const matureJob = defineJob('ledger.mature', { retryLimit: 0 });
export const proveJob = defineJob('ledger.prove', { retryLimit: 0 });

/** Rows of one transaction: few enough that others hardly wait. */
const batch = 500;

/** Books missing sales, releases shares that were held long enough, and proves that the books add up. */
export function createLedgerJobs({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) {
  const bookMissing = async () => {
    const lines = await findUnbookedLines(db, batch);
    if (lines.length === 0) return;
    await db.$transaction((tx) => bookSales(tx, lines));
    log.info({ lines: lines.length }, 'sales booked later');
    if (lines.length === batch) await bookMissing();
  };

  const freeDue = async () => {
    const now = clock.now();
    const due = await findDue(db, now, batch);
    if (due.length === 0) return;
    const lineIds = due.map(({ orderLineId }) => orderLineId);
    await transact(db, async (tx) => {
      await lockLines(tx, lineIds);
      await lockBooks(
        tx,
        due.map(({ mitraId }) => mitraId),
      );
      await insertMaturities(tx, lineIds, now);
    });
    if (due.length === batch) await freeDue();
  };

  const mature = async () => {
    await bookMissing();
    await freeDue();
  };

  return {
    mature,

    /**
     * Checks that debits equal credits, that no balance is below zero, that payouts are where their status says, and
     * that no participant pays for a class twice.
     */
    async prove() {
      const proof = await findProof(db);
      const { imbalance, unbalancedEvents, ...faults } = proof;
      const isProven =
        imbalance === 0 && unbalancedEvents === 0 && Object.values(faults).every((all) => all.length === 0);
      booksDiffer.set(isProven ? 0 : 1);
      if (!isProven) log.error(proof, 'the ledger does not add up');
      return isProven;
    },
  };
}
