import type { Db } from '../../platform/db.ts';
import { insertEntries, insertSaleEvents } from './ledger.queries.ts';
import { heldUntilOf, postingsOfSale, type SoldLine } from './ledger.rules.ts';

/**
 * Books what was sold, as part of the transaction that takes the money. A line is booked once, however often this is
 * called: lines have their own events, since they belong to different mitra and are freed and refunded one by one.
 */
export async function bookSales(tx: Db, lines: readonly SoldLine[]) {
  const sales = new Map(lines.map((line) => [line.id, { ...line, postings: postingsOfSale(line) }] as const).filter(([, { postings }]) => postings.length > 0));
  if (sales.size === 0) return;

  const events = await insertSaleEvents(tx, [...sales.values()].map(({ id, mitraId, settledAt }) => ({ orderLineId: id, mitraId, occurredAt: settledAt, heldUntil: heldUntilOf(settledAt) })));
  const entries = events.flatMap(({ id: eventId, orderLineId }) => {
    const { mitraId, postings } = sales.get(orderLineId!)!;
    return postings.map(({ account, amount }) => ({ eventId, account, amount, mitraId: account === 'held' ? mitraId : null }));
  });
  await insertEntries(tx, entries);
}
