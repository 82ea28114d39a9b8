import type { Deps } from '../../platform/deps.ts';
import { Prisma, transact } from '../../platform/db.ts';
import { defineJob } from '../../platform/jobs.ts';
import {
  findWaitedFor,
  lockStock,
  offerSeats,
  updatePricesOf,
  updateTicketPrices,
} from '../../storefront/stock/index.ts';

export const sweepJob = defineJob('ticket.sweep', { retryLimit: 0 });

const batch = 100;

/** Applies changes due to time alone: offers lapse, sales begin and end, early-bird prices are over. */
export const createTicketSweep = (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) => async () => {
  const { db, clock } = deps;
  let after: string | null = null;
  do {
    const waitedFor: { classId: string }[] = await findWaitedFor(db, clock.now(), after, batch);
    for (const { classId } of waitedFor)
      await transact(db, async (tx) => {
        await lockStock(tx, [classId]);
        await offerSeats(tx, deps, [classId]);
        await updatePricesOf(tx, clock.now(), [classId]);
      });
    after = waitedFor.length === batch ? waitedFor.at(-1)!.classId : null;
  } while (after);
  await updateTicketPrices(db, clock.now(), Prisma.sql`c."isForSale" AND c."endsAt" > ${clock.now()}`);
};
