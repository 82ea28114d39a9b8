/** The platform's fee, in per cent of the price after the mitra's own vouchers. */
const currentFeePercent = 20;

/** A class's price and its discounts by vouchers, in whole rupiah. */
interface Offer {
  readonly listPrice: number;
  readonly voucherMitra?: number;
  readonly voucherPlatform?: number;
}
export type PricedLine = ReturnType<typeof priceLine>;

/** The arithmetic of a line: the mitra bears its own voucher, the platform bears the other, and the fee is based on the price after the mitra's voucher. */
export function priceLine({ listPrice, voucherMitra = 0, voucherPlatform = 0 }: Offer, feePercent = currentFeePercent) {
  const base = listPrice - voucherMitra;
  const fee = Math.floor((base * feePercent + 50) / 100);
  return {
    listPrice,
    voucherMitra,
    voucherPlatform,
    paid: base - voucherPlatform,
    feePercent,
    fee,
    mitraShare: base - fee,
  };
}

/** Returns the PPN that a fee contains at this rate in per cent, rounded half up. */
export const taxWithin = (fee: number, taxPercent: number) =>
  Math.floor((2 * fee * taxPercent + 100 + taxPercent) / (2 * (100 + taxPercent)));

/** Returns the totals of lines; the total is the sum of the lines' `paid`. */
export function totalsOf(lines: readonly Pick<PricedLine, 'listPrice' | 'paid'>[]) {
  const subtotal = lines.reduce((sum, { listPrice }) => sum + listPrice, 0);
  const total = lines.reduce((sum, { paid }) => sum + paid, 0);
  return { subtotal, discount: subtotal - total, total };
}

/**
 * Divides a bundle's price among its classes by their single prices, in whole rupiah that add up exactly: each part is
 * rounded down, and those with the largest remainders get one more. Free classes divide it evenly.
 */
export function shareOut(price: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  // At most 10^8 by 10^8, which a double cannot hold exactly.
  const parts = weights.map((weight) => {
    const product = BigInt(price) * BigInt(sum === 0 ? 1 : weight);
    const divisor = BigInt(sum === 0 ? weights.length : sum);
    return { share: Number(product / divisor), remainder: product % divisor };
  });
  const left = price - parts.reduce((total, { share }) => total + share, 0);
  // Sorting keeps the order of equals, so the earlier class gets the rupiah.
  const byRemainder = parts.map((_, index) => index).sort((a, b) => Number(parts[b]!.remainder - parts[a]!.remainder));
  const extra = new Set(byRemainder.slice(0, left));
  return parts.map(({ share }, index) => share + (extra.has(index) ? 1 : 0));
}
