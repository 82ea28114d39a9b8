import { transact, type Pool } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { bookSales } from './booking.ts';
import { lockBooks } from './books.queries.ts';
import { findUnbookedLines, type Closed } from './ledger.queries.ts';
import { findDue, insertMaturities, lockLines } from './maturity.queries.ts';
import { closePeriods } from './closing.ts';
import { findClosed } from './period.queries.ts';
import { findLatestFullProof, findLatestProof, findProof, insertProof } from './proof.queries.ts';
import { differencesOf, isFullProofDue } from './proof.rules.ts';

export const matureJob = defineJob('ledger.mature', { retryLimit: 0 });
/** Repeated for two hours if it cannot run. */
export const proveJob = defineJob('ledger.prove', { retryLimit: 12, longestHours: 1 });

/** Rows of one transaction: few enough that others hardly wait. */
const batch = 500;

type LedgerDeps = Pick<Deps, 'db' | 'withPatientDb' | 'clock' | 'log'>;

/** Books missing sales, releases shares that were held long enough, and proves that the books add up. */
export function createLedgerJobs({ db, withPatientDb, clock, log }: LedgerDeps) {
  const bookMissing = async (closed: Closed | null) => {
    const find = (from: Pool) => findUnbookedLines(from, closed, batch);
    const lines = await (closed ? find(db) : withPatientDb(find));
    if (lines.length === 0) return;
    await db.$transaction((tx) => bookSales(tx, lines));
    log.info({ lines: lines.length }, 'sales booked later');
    if (lines.length === batch) await bookMissing(closed);
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
    await bookMissing(await findClosed(db));
    await freeDue();
  };

  return {
    mature,

    /**
     * Checks that debits equal credits, that no balance is below zero, that payouts are where their status says, and
     * that no participant pays for a class twice; stores what it found, and closes what is sound. Of closed periods it
     * reads the totals, and each row when that is due or asked for; only then are sales of any age booked as well.
     */
    async prove({ isFull: isAsked = false }: { isFull?: boolean } = {}) {
      const begun = clock.now();
      const [latest, latestFull] = await Promise.all([findLatestProof(db), findLatestFullProof(db)]);
      const isFull = isAsked || isFullProofDue(latest, latestFull, begun);
      if (isFull) await bookMissing(null);
      const proof = isFull ? await withPatientDb((patient) => findProof(patient, true)) : await findProof(db, false);
      const differences = differencesOf(proof);
      const finishedAt = clock.now();
      const milliseconds = finishedAt.getTime() - begun.getTime();
      await insertProof(db, { finishedAt, milliseconds, differences, isFull });
      if (differences.length > 0) {
        log.error({ differences }, 'the ledger does not add up');
        return false;
      }
      const events = await closePeriods(db, finishedAt);
      if (events > 0) log.info({ events }, 'a period of the books is closed');
      return true;
    },
  };
}
