import type { OrderLine, Quote, QuoteLine } from '@sinau/contracts/cart/cart.schemas';
import { minutes } from '../../platform/clock.ts';
import { isSameCheckout, payableAt, paymentWindow, type Checkout, type CheckoutLine } from './checkout.ts';
import { totalsOf } from './checkout.pricing.ts';
import type { PendingOrderRow } from './checkout.queries.ts';
import { paymentMethodOf } from './payment-methods.ts';

interface Shown extends Pick<CheckoutLine, 'listPrice' | 'voucherMitra' | 'voucherPlatform' | 'paid'> {
  readonly class: Pick<CheckoutLine['class'], 'id' | 'title' | 'slug' | 'format' | 'thumbnail' | 'mitra'>;
  readonly bundle: OrderLine['bundle'];
}

export const presentLine = ({
  class: { id, title, slug, format, thumbnail, mitra },
  bundle,
  listPrice,
  voucherMitra,
  voucherPlatform,
  paid,
}: Shown): OrderLine => ({
  type: 'Program',
  id,
  title,
  slug,
  format,
  thumbnail,
  mitra,
  bundle: bundle && { id: bundle.id, title: bundle.title, slug: bundle.slug, thumbnail: bundle.thumbnail },
  listPrice,
  voucherMitra,
  voucherPlatform,
  paid,
});

/** Beside the price of the moment, what it would be without promotion or bundle. */
function presentQuoteLine(line: CheckoutLine): QuoteLine {
  const { salePrice, normalPrice, promotionEndsAt } = line.class;
  const before = line.bundle ? salePrice : normalPrice;
  return {
    ...presentLine(line),
    normalPrice: before !== null && before > line.listPrice ? before : null,
    promotionEndsAt: line.bundle ? null : promotionEndsAt,
  };
}

export const presentQuote = ({ lines, owned }: Checkout, pending: readonly PendingOrderRow[], now: Date): Quote => ({
  lines: lines.map(presentQuoteLine),
  owned: [...owned],
  ...totalsOf(lines),
  paymentWindowMinutes: paymentWindow / minutes(1),
  pendingOrders: pending.map((order) => ({
    id: order.id,
    orderId: order.orderId,
    total: order.total,
    paymentMethod: paymentMethodOf(order.paymentMethod)?.title ?? null,
    expiresAt: order.expiresAt.toISOString(),
    redirectUrl: payableAt(order, now),
    isInReview: order.status === 'REVIEW',
    isSame: pending.length === 1 && isSameCheckout(order, lines, now),
  })),
});
