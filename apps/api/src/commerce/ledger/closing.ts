import { days, later } from '../../platform/clock.ts';
import { transact, type Db, type Pool } from '../../platform/db.ts';
import { findUnbookedLines } from './ledger.queries.ts';
import { findClosed, findNextEnd, firstId, insertPeriod, lockClosing } from './period.queries.ts';

/** Long enough that no transaction which booked before is still under way, and that the clocks of two servers agree. */
const closedAfter = days(1);

/** Events of one period: few enough that bookings wait for its sums no longer than for others. */
const mostEvents = 20_000;

/** Closes what was booked a day ago and earlier, after a proof without differences; returns the number of events. */
export async function closePeriods(db: Pool, now: Date) {
  const through = later(now, -closedAfter);
  // A sale that is paid and not booked would be overlooked from then on.
  if ((await findUnbookedLines(db, await findClosed(db), 1)).length > 0) return 0;
  const closeNext = async (tx: Db) => {
    await lockClosing(tx);
    const after = (await findClosed(tx))?.lastEventId ?? firstId;
    const end = await findNextEnd(tx, after, through, mostEvents);
    if (end) await insertPeriod(tx, { ...end, after, through, closedAt: now });
    return end?.events ?? 0;
  };
  let closed = 0;
  for (;;) {
    const events = await transact(db, closeNext);
    closed += events;
    if (events < mostEvents) return closed;
  }
}
