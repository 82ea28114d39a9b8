import type { OrderLine, Quote, QuoteLine } from '@sinau/contracts/commerce/cart/cart.schemas';
import { totalsOf } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { minutes } from '../../platform/clock.ts';
import { isSameCheckout, payableAt, windowOf, type PricedCheckout } from './checkout.ts';
import type { CheckoutLine } from './checkout-line.ts';
import type { PendingOrderRow } from './checkout.queries.ts';
import { paymentMethodOf } from './payment-methods.ts';

interface Shown extends Pick<CheckoutLine, 'listPrice' | 'voucherMitra' | 'voucherPlatform' | 'paid'> {
  readonly class: Pick<CheckoutLine['class'], 'id' | 'kind' | 'title' | 'slug' | 'format' | 'thumbnail' | 'mitra'>;
  readonly bundle: Pick<NonNullable<OrderLine['bundle']>, 'id' | 'title' | 'slug' | 'thumbnail'> | null;
  readonly ticket: Pick<NonNullable<OrderLine['ticket']>, 'id' | 'title' | 'kind'> | null;
  readonly quantity: number;
  /** Price without promotion or bundle, where that is more than `listPrice`. */
  readonly normalPrice?: number | null;
}

export const presentLines = (lines: readonly Shown[]): OrderLine[] => lines.map((line) => presentLine(line, lines));

function presentLine(
  {
    class: { id, kind, title, slug, format, thumbnail, mitra },
    bundle,
    ticket,
    quantity,
    listPrice,
    voucherMitra,
    voucherPlatform,
    paid,
  }: Shown,
  all: readonly Shown[],
): OrderLine {
  return {
    type: kind === 'program' ? 'Program' : ticket?.kind === 'additional' ? 'Ticket' : 'Webinar',
    id,
    title,
    slug,
    format,
    thumbnail,
    mitra,
    bundle: bundle && {
      id: bundle.id,
      title: bundle.title,
      slug: bundle.slug,
      thumbnail: bundle.thumbnail,
      ...sumsOf(all.filter((line) => line.bundle?.id === bundle.id)),
    },
    ticket: ticket && { id: ticket.id, title: ticket.title, kind: ticket.kind },
    quantity,
    listPrice,
    voucherMitra,
    voucherPlatform,
    paid,
  };
}

function sumsOf(lines: readonly Shown[]) {
  const sumOf = (amount: (line: Shown) => number) => lines.reduce((sum, line) => sum + amount(line), 0);
  const listPrice = sumOf((line) => line.listPrice);
  const normalPrice = sumOf((line) => line.normalPrice ?? line.listPrice);
  return {
    listPrice,
    voucherMitra: sumOf((line) => line.voucherMitra),
    voucherPlatform: sumOf((line) => line.voucherPlatform),
    paid: sumOf((line) => line.paid),
    normalPrice: normalPrice > listPrice ? normalPrice : null,
  };
}

/** Shows the current price, and the price of the class without promotion or bundle. */
function presentQuoteLines(lines: readonly CheckoutLine[]): QuoteLine[] {
  const priced = lines.map((line) => ({ ...line, normalPrice: normalPriceOf(line) }));
  return presentLines(priced).map((line, index) => ({
    ...line,
    normalPrice: priced[index]!.normalPrice,
    promotionEndsAt: endOf(priced[index]!),
  }));
}

const endOf = ({ bundle, ticket, class: { promotionEndsAt } }: CheckoutLine) =>
  bundle ? null : ticket ? ticket.tierEndsAt : promotionEndsAt;

function normalPriceOf({ bundle, ticket, listPrice, class: { salePrice, normalPrice } }: CheckoutLine) {
  const before = bundle ? salePrice : ticket ? ticket.normalPrice : normalPrice;
  return before !== null && before > listPrice ? before : null;
}

export const presentQuote = (
  { lines, owned, vouchers }: PricedCheckout,
  pending: readonly PendingOrderRow[],
  now: Date,
): Quote => ({
  lines: presentQuoteLines(lines),
  vouchers: vouchers.map(({ code, fundedBy, kind, value, mitra, discount }) => ({
    code,
    fundedBy,
    kind,
    value,
    mitra,
    discount,
  })),
  owned: [...owned],
  ...totalsOf(lines),
  paymentWindowMinutes: windowOf(lines) / minutes(1),
  pendingOrders: pending.map((order) => ({
    id: order.id,
    orderId: order.code,
    total: order.total,
    paymentMethod: paymentMethodOf(order.paymentMethod)?.title ?? null,
    expiresAt: order.expiresAt.toISOString(),
    redirectUrl: payableAt(order, now),
    isInReview: order.status === 'REVIEW',
    isSame: pending.length === 1 && isSameCheckout(order, { lines, vouchers }, now),
  })),
});
