import type { Order, WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { paymentMethodOf } from '../checkout/index.ts';
import { presentOrder, type WithoutBuyer } from '../order-record/index.ts';
import type { OrderHistory } from './order-history.queries.ts';

export function presentWholeOrder(row: WithoutBuyer, history: OrderHistory, now: Date): WholeOrder {
  const { events, invoice, replacedBy, isAvailable } = history;
  const shown = presentOrder(row, now);
  const timeline = events.map(({ kind, at, paymentMethod }) => ({
    kind,
    at: new Date(at).toISOString(),
    method: paymentMethodOf(paymentMethod)?.title ?? null,
  }));
  return {
    ...shown,
    attempts: row.gateway === null ? [] : attemptsIn(timeline),
    timeline,
    invoice: invoice && { number: invoice.number, issuedAt: new Date(invoice.issuedAt).toISOString() },
    replacedBy,
    isOrderable: isClosed(shown) && !replacedBy && isAvailable,
  };
}

/** Ended without being paid. */
const isClosed = ({ status, refundDueAt }: Order) =>
  !refundDueAt && (status === 'FAILED' || status === 'EXPIRED' || status === 'CANCELLED');

/** An attempt is in progress until it was refused or paid. */
function attemptsIn(timeline: WholeOrder['timeline']) {
  const attempts: WholeOrder['attempts'] = [];
  let isOpen = false;
  for (const { kind, ...event } of timeline) {
    if (kind !== 'pending' && kind !== 'review' && kind !== 'refused' && kind !== 'paid') continue;
    if (isOpen) attempts.pop();
    attempts.push({ ...event, state: kind });
    isOpen = kind === 'pending' || kind === 'review';
  }
  return attempts;
}
