/** The platform's part of a sale, in per cent of what the mitra asks after its own vouchers. */
const currentFeePercent = 20;

/** A class at its price, with what vouchers take off it. Whole rupiah throughout. */
interface Offer {
  readonly listPrice: number;
  readonly voucherMitra?: number;
  readonly voucherPlatform?: number;
}
export type PricedLine = ReturnType<typeof priceLine>;

/** The arithmetic of a line: the mitra bears its own voucher, the platform the other one, and the fee is of what the mitra asks. */
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

/** What lines come to; the total is the sum of what is paid for each. */
export function totalsOf(lines: readonly Pick<PricedLine, 'listPrice' | 'paid'>[]) {
  const subtotal = lines.reduce((sum, { listPrice }) => sum + listPrice, 0);
  const total = lines.reduce((sum, { paid }) => sum + paid, 0);
  return { subtotal, discount: subtotal - total, total };
}
