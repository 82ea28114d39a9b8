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

/** The PPN of so many per cent that a fee contains, rounded half up. */
export const taxWithin = (fee: number, taxPercent: number) =>
  Math.floor((2 * fee * taxPercent + 100 + taxPercent) / (2 * (100 + taxPercent)));

/** The totals of lines; the total is the sum of what each line pays. */
export function totalsOf(lines: readonly Pick<PricedLine, 'listPrice' | 'paid'>[]) {
  const subtotal = lines.reduce((sum, { listPrice }) => sum + listPrice, 0);
  const total = lines.reduce((sum, { paid }) => sum + paid, 0);
  return { subtotal, discount: subtotal - total, total };
}
