import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import type { RunSql } from '../../platform/db.ts';
import { discountByCodes, type PricedForVouchers, type UsedCode, type VoucherCodes } from '../redemption/index.ts';
import type { CheckoutLine } from './checkout-line.ts';
import type { ChosenCheckout, OrderedKeys } from './checkout.queries.ts';

/** Codes that a checkout names: at most one of each kind. */
export const codesOf = ({
  voucherMitra,
  voucherPlatform,
}: Pick<ChosenCheckout, 'voucherMitra' | 'voucherPlatform'>): VoucherCodes => ({
  mitra: voucherMitra[0] ?? null,
  platform: voucherPlatform ?? null,
});
export const hasCodes = ({ mitra, platform }: VoucherCodes) => mitra !== null || platform !== null;

interface Buying {
  readonly userId: string;
  readonly keys: OrderedKeys;
  readonly replaces: readonly string[];
  readonly now: Date;
}

/** Returns the lines with the discounts of the codes. */
export async function withVouchers(
  sql: RunSql,
  lines: readonly CheckoutLine[],
  codes: VoucherCodes,
  { userId, keys, replaces, now }: Buying,
): Promise<{ lines: readonly CheckoutLine[]; vouchers: readonly UsedCode[] }> {
  if (!hasCodes(codes)) return { lines, vouchers: [] };
  const { lines: discounts, vouchers } = await discountByCodes(sql, lines.map(pricedOf), {
    userId,
    codes,
    seatIds: keys.classIds,
    additionalIds: keys.additionalIds,
    replaces,
    now,
  });
  return {
    lines: lines.map((line, index) => ({
      ...line,
      ...priceLine({ listPrice: line.listPrice, ...discounts[index] }),
    })),
    vouchers,
  };
}

const pricedOf = ({ class: one, bundle, quantity, listPrice }: CheckoutLine): PricedForVouchers => ({
  classId: one.id,
  mitraId: one.mitra.id,
  type: one.format ?? 'webinar',
  bundleId: bundle?.id ?? null,
  quantity,
  price: listPrice,
});
