import { shareOut, priceLine } from '../transaction/pricing.rules.ts';
import type { VoucherOffer } from './voucher-facts.schemas.ts';
import { discountsOf, type VoucherFunder, type VoucherLine, type VoucherTerms } from './voucher.rules.ts';

export interface SimulatedVoucher extends Pick<VoucherTerms, 'kind' | 'value' | 'maxDiscount' | 'minPurchase'> {
  readonly fundedBy: VoucherFunder;
}

/** Results that deserve a second look: nothing is left to pay, or less than its funder probably intended. */
export type SimulationWarning = 'free' | 'small-share' | 'loss';

/**
 * Simulates the booking of a purchase of this offer alone with the voucher, line by line as in a checkout: a bundle's
 * price is divided among its classes first, and each line rounds its own fee.
 */
export function simulateVoucher(voucher: SimulatedVoucher, offer: VoucherOffer) {
  const lines = linesOf(offer);
  const shortBy = Math.max(0, voucher.minPurchase - offer.price);
  const discounts = shortBy > 0 ? [] : discountsOf(voucher, lines);
  const discounted = voucher.fundedBy === 'mitra' ? 'voucherMitra' : 'voucherPlatform';
  const priced = lines.map(({ price }, index) => priceLine({ listPrice: price, [discounted]: discounts[index] ?? 0 }));
  const share = sumOf(priced, 'mitraShare');
  const discount = sumOf(priced, discounted);
  const fee = sumOf(priced, 'fee');
  const full = lines.map(({ price }) => priceLine({ listPrice: price }));
  return {
    listPrice: offer.price,
    discount,
    paid: sumOf(priced, 'paid'),
    feePercent: priced[0]!.feePercent,
    fee,
    share,
    /** Amount missing to the minimum purchase: alone, the offer is not discounted. */
    shortBy,
    warning: warningOf({
      fundedBy: voucher.fundedBy,
      discount,
      fee,
      share,
      paid: sumOf(priced, 'paid'),
      fullShare: sumOf(full, 'mitraShare'),
    }),
  };
}
export type Simulation = ReturnType<typeof simulateVoucher>;

interface Outcome {
  readonly fundedBy: VoucherFunder;
  readonly discount: number;
  readonly fee: number;
  readonly share: number;
  readonly paid: number;
  /** The share without the voucher. */
  readonly fullShare: number;
}

function warningOf({ fundedBy, discount, fee, share, paid, fullShare }: Outcome): SimulationWarning | null {
  if (discount === 0) return null;
  if (paid === 0) return 'free';
  if (fundedBy === 'platform') return discount > fee ? 'loss' : null;
  return share * 2 < fullShare ? 'small-share' : null;
}

function linesOf({ id, type, price, mitra, topicId, parts }: VoucherOffer): VoucherLine[] {
  const line = { mitraId: mitra.id, topicId, type, quantity: 1 };
  if (parts.length === 0) return [{ ...line, classId: id, bundle: null, price }];
  const shares = shareOut(
    price,
    parts.map((part) => part.price),
  );
  return parts.map(({ classId }, index) => ({ ...line, classId, bundle: { id, topicId }, price: shares[index]! }));
}

const sumOf = <Name extends string>(rows: readonly Record<Name, number>[], name: Name) =>
  rows.reduce((sum, row) => sum + row[name], 0);
