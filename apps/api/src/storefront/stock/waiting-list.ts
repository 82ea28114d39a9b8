import { offerHours } from '@sinau/contracts/commerce/ticket/ticket.rules';
import { hours, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { updateStock } from './stock.queries.ts';
import { findNextWaiting, updateLapsed, updateLeft, updateOffered } from './waiting-list.queries.ts';

/** Notifies a user that a seat is held for them. */
export const offeredJob = defineJob<{ entryId: string }>('ticket.offered');

/** Number of offers per run; the rest of a long list follows with the next. */
const atOnce = 100;

const givenUp = (entries: readonly { ticketId: string }[]) =>
  entries.map(({ ticketId }) => ({ ticketId, held: -1, sold: 0 }));

/**
 * Holds freed seats for the waiting list, the first entry first, and ends expired offers. Runs under the lock of the
 * stock, so that no seat is taken in between.
 */
export async function offerSeats(tx: Db, { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>, classIds: readonly string[]) {
  const now = clock.now();
  await updateStock(tx, givenUp(await updateLapsed(tx, classIds, now)));
  for (let offers = 0; offers < atOnce; offers += 1) {
    const entry = await findNextWaiting(tx, classIds, now);
    if (!entry) return;
    await updateOffered(tx, entry.id, now, later(now, hours(offerHours)));
    await updateStock(tx, [{ ticketId: entry.ticketId, held: 1, sold: 0 }]);
    await jobs.send(tx, offeredJob, { entryId: entry.id });
  }
}

/** Ends a user's waiting and returns what was offered; false if they did not wait. */
export async function stopWaiting(tx: Db, userId: string, which: Parameters<typeof updateLeft>[2]) {
  const { count, offered } = await updateLeft(tx, userId, which);
  await updateStock(tx, givenUp(offered));
  return count > 0;
}
