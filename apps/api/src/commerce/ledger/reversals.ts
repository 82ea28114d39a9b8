import type { Db } from '../../platform/db.ts';
import { findBalances } from './books.queries.ts';
import { insertEntries } from './ledger.queries.ts';
import { postingsOfDispute, postingsOfDisputeWon, postingsOfRefund, type Funds, type Posting } from './ledger.rules.ts';
import { findSales, insertReversals, lockSales, type SaleOfLine } from './reversal.queries.ts';

/** Refunds sales, each once. The released part comes off the available balance, the part paid out becomes debt. */
export const bookRefunds = (tx: Db, lineIds: readonly string[], now: Date) =>
  book(tx, lineIds, { kind: 'refund', now, postings: (sale, funds) => postingsOfRefund(bookedOf(sale), funds) });

/** Holds the released part of disputed sales again. The part still held stays so by the state of its order. */
export const bookDisputes = (tx: Db, lineIds: readonly string[], now: Date) =>
  book(tx, lineIds, { kind: 'dispute', now, postings: (sale, funds) => postingsOfDispute(bookedOf(sale), funds) });

/** Releases what a dispute held. */
export const bookDisputesWon = (tx: Db, lineIds: readonly string[], now: Date) =>
  book(tx, lineIds, {
    kind: 'dispute_won',
    now,
    postings: ({ disputed }, funds) => postingsOfDisputeWon(disputed, funds),
  });

const bookedOf = ({ entries, held }: SaleOfLine) => ({ postings: entries, held });

interface Reversal {
  readonly kind: 'refund' | 'dispute' | 'dispute_won';
  readonly now: Date;
  readonly postings: (sale: SaleOfLine, funds: Funds) => Posting[];
}
async function book(tx: Db, lineIds: readonly string[], { kind, now, postings }: Reversal) {
  const mitraIds = await lockSales(tx, lineIds);
  const funds = new Map<string, Funds>();
  for (const mitraId of mitraIds) {
    const { available = 0, debt = 0 } = await findBalances(tx, mitraId);
    funds.set(mitraId, { available, debt: -debt });
  }
  const sales = (await findSales(tx, lineIds))
    .map((sale) => ({ ...sale, postings: postings(sale, funds.get(sale.mitraId)!) }))
    .filter((sale) => sale.postings.length > 0);
  const events = await insertReversals(
    tx,
    sales.map(({ orderLineId, mitraId }) => ({ kind, orderLineId, mitraId, occurredAt: now })),
  );
  const booked = new Map(sales.map((sale) => [sale.orderLineId, sale]));
  await insertEntries(
    tx,
    events.flatMap(({ id: eventId, orderLineId }) => {
      const sale = booked.get(orderLineId!)!;
      return sale.postings.map(({ account, amount }) => ({
        eventId,
        account,
        amount,
        mitraId: isOfMitra(account) ? sale.mitraId : null,
      }));
    }),
  );
}

const isOfMitra = (account: Posting['account']) => account === 'held' || account === 'available' || account === 'debt';
