import type { Db } from '../../platform/db.ts';
import { findSoldClasses, insertEntries, insertSaleEvents } from './ledger.queries.ts';
import { heldUntilOf, postingsOfSale, type SoldLine } from './ledger.rules.ts';

/**
 * Books sales in the transaction that settles the payment. A line is booked once, however often this is called. Each line
 * has its own event, since lines belong to different mitra and are released and refunded separately.
 */
export async function bookSales(tx: Db, lines: readonly (SoldLine & { readonly settledAt: Date })[]) {
  const sold = lines
    .map((line) => ({ ...line, postings: postingsOfSale(line) }))
    .filter(({ postings }) => postings.length > 0);
  if (sold.length === 0) return;

  const classes = new Map(
    (
      await findSoldClasses(
        tx,
        sold.map(({ classId }) => classId),
      )
    ).map((row) => [row.id, row]),
  );
  const sales = new Map(sold.map((line) => [line.id, { ...line, ...classes.get(line.classId)!, id: line.id }]));
  const events = await insertSaleEvents(
    tx,
    [...sales.values()].map(({ id, mitraId, settledAt, endsAt }) => ({
      orderLineId: id,
      mitraId,
      occurredAt: settledAt,
      heldUntil: heldUntilOf(settledAt, endsAt),
    })),
  );
  const entries = events.flatMap(({ id: eventId, orderLineId }) => {
    const { mitraId, postings } = sales.get(orderLineId!)!;
    return postings.map(({ account, amount }) => ({
      eventId,
      account,
      amount,
      mitraId: account === 'held' ? mitraId : null,
    }));
  });
  await insertEntries(tx, entries);
}
