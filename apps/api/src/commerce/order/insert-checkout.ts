import { taxWithin, totalsOf } from '@sinau/contracts/commerce/transaction/pricing.rules';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { dayOf } from '@sinau/format/calendar';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { holdStock } from '../../storefront/stock/index.ts';
import { deadlineOf, type CheckoutLine, type PricedCheckout } from '../checkout/index.ts';
import { ticketLinesOf, type OrderContext, type OrderRow } from '../order-record/index.ts';
import { holdVouchers } from '../redemption/index.ts';
import { deliver } from './delivery.ts';
import { newOrderCode } from './order-code.ts';
import { orderPlacedMail } from './order.mails.ts';
import { insertOrder } from './order.queries.ts';
import { nextCheckOf, taxPercentOn } from './order.rules.ts';
import { receiptWithDeadline } from './receipt.ts';

interface NewOrder extends Pick<PricedCheckout, 'lines' | 'vouchers'> {
  readonly paymentMethod: PaymentMethodCode | null;
  /** Waiting orders that it replaces. */
  readonly replaced: Parameters<typeof deadlineOf>[1];
}

/**
 * Inserts an order with the stock and vouchers that it holds. A free order is delivered immediately; the others wait
 * for a payment.
 */
export async function insertCheckout(
  { env, payments }: Pick<Deps, 'env' | 'payments'>,
  context: OrderContext,
  actor: Pick<Actor, 'id'>,
  { lines, vouchers, paymentMethod, replaced }: NewOrder,
): Promise<OrderRow> {
  const { tx, clock, jobs } = context;
  const now = clock.now();
  const { total } = totalsOf(lines);
  const isFree = total === 0;
  const expiresAt = deadlineOf({ lines, vouchers }, replaced, now);
  const taxPercent = taxPercentOn(env.PPN_RATES, dayOf(now));
  const order = await insertOrder(
    tx,
    {
      code: newOrderCode(now),
      userId: actor.id,
      total,
      createdAt: now,
      expiresAt,
      ...(isFree ? paidAtOnce(now) : awaitingPayment(payments.name, paymentMethod, { now, expiresAt })),
    },
    lines.map((line) => newLineOf(line, { taxPercent, isFree, buyerId: actor.id })),
  );
  await holdStock(tx, context, { userId: actor.id, lines: ticketLinesOf(order), as: isFree ? 'sold' : 'held' });
  await holdVouchers(tx, { orderId: order.id, userId: actor.id, vouchers, as: isFree ? 'used' : 'held', now });
  if (isFree) await deliver(context, order);
  else await queueMail(tx, jobs, orderPlacedMail, receiptWithDeadline(order));
  return order;
}

const paidAtOnce = (now: Date) => ({
  status: 'SUCCESS' as const,
  paidAt: now,
  gateway: null,
  nextCheckAt: null,
  paymentMethod: null,
});

const awaitingPayment = (
  gateway: string,
  paymentMethod: PaymentMethodCode | null,
  { now, expiresAt }: { now: Date; expiresAt: Date },
) => ({
  status: 'PENDING' as const,
  paidAt: null,
  gateway,
  nextCheckAt: nextCheckOf({ createdAt: now, expiresAt }, now),
  paymentMethod,
});

const newLineOf = (
  { class: { id, title }, bundle, ticket, ...line }: CheckoutLine,
  { taxPercent, isFree, buyerId }: { taxPercent: number; isFree: boolean; buyerId: string },
) => ({
  ...line,
  tax: taxWithin(line.fee, taxPercent),
  classId: id,
  bundleId: bundle?.id ?? null,
  ticketId: ticket?.id ?? null,
  ticketKind: ticket?.kind ?? null,
  tierId: ticket?.tierId ?? null,
  stock: ticket && (isFree ? ('sold' as const) : ('held' as const)),
  title,
  waitingUserId: isFree ? null : buyerId,
});
