import type { Quote, QuoteLine } from '@sinau/contracts/cart/cart.schemas';
import { minutes } from '../../platform/clock.ts';
import { paymentWindow, type CheckoutLine } from './checkout.ts';
import { totalsOf } from './checkout.pricing.ts';

type Shown = Pick<CheckoutLine, 'class' | 'listPrice' | 'voucherMitra' | 'voucherPlatform' | 'paid'>;

export const presentLine = ({ class: { id, title, slug, format, thumbnail, mitra }, listPrice, voucherMitra, voucherPlatform, paid }: Shown): QuoteLine => ({
  type: 'Program', id, title, slug, format, thumbnail, mitra, listPrice, voucherMitra, voucherPlatform, paid,
});

export const presentQuote = (lines: readonly CheckoutLine[]): Quote => ({
  lines: lines.map(presentLine),
  ...totalsOf(lines),
  paymentWindowMinutes: paymentWindow / minutes(1),
});
