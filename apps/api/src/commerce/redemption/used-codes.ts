import type { UsedVoucher } from '@sinau/contracts/commerce/cart/cart.schemas';
import {
  applyVouchers,
  type LineDiscount,
  type UsableVoucher,
  type VoucherLine,
} from '@sinau/contracts/commerce/voucher/voucher.rules';
import { hyphenated } from '../../platform/enum-names.ts';
import type { RunSql } from '../../platform/db.ts';
import { refusalOf, unknownCode } from './refusals.ts';
import { findVoucherFacts, type Asked, type FoundVoucher, type VoucherFacts } from './voucher-facts.queries.ts';

/** Voucher of a checkout, and its discount. */
export interface UsedCode extends UsedVoucher {
  readonly id: string;
}
export interface Discounts {
  /** Discounts of the lines, in their order. */
  readonly lines: readonly LineDiscount[];
  readonly vouchers: readonly UsedCode[];
}

/** Line before vouchers, whose topic is still to be looked up. */
export type PricedForVouchers = Omit<VoucherLine, 'topicId' | 'bundle'> & { readonly bundleId: string | null };

/** Returns the discounts of the codes on the lines; refuses the first invalid code. */
export async function discountByCodes(
  sql: RunSql,
  lines: readonly PricedForVouchers[],
  asked: Omit<Asked, 'classIds' | 'bundleIds'>,
): Promise<Discounts> {
  const { codes, now } = asked;
  const facts = await findVoucherFacts(sql, {
    ...asked,
    classIds: lines.map(({ classId }) => classId),
    bundleIds: lines.flatMap(({ bundleId }) => bundleId ?? []),
  });
  const vouchers = (['mitra', 'platform'] as const).flatMap((fundedBy) => {
    const code = codes[fundedBy];
    if (code === null) return [];
    const found = facts.vouchers.find((one) => one.code === code);
    if (found?.fundedBy !== fundedBy) throw unknownCode(code, fundedBy, found?.fundedBy);
    return [found];
  });
  const applied = applyVouchers(
    lines.map((line) => lineOf(line, facts)),
    vouchers.map(usable),
    facts,
    now,
  );
  if ('refusal' in applied)
    throw refusalOf(
      applied.refusal,
      vouchers.find(({ fundedBy }) => fundedBy === applied.fundedBy)!,
    );
  return {
    lines: applied.discounts,
    vouchers: vouchers.map(({ id, code, fundedBy, kind, value, mitra }) => ({
      id,
      code,
      fundedBy,
      kind,
      value,
      mitra,
      discount: applied.discounts.reduce(
        (sum, line) => sum + (fundedBy === 'mitra' ? line.voucherMitra : line.voucherPlatform),
        0,
      ),
    })),
  };
}

const lineOf = ({ bundleId, ...line }: PricedForVouchers, { topics }: VoucherFacts): VoucherLine => ({
  ...line,
  topicId: topics[line.classId] ?? null,
  bundle: bundleId === null ? null : { id: bundleId, topicId: topics[bundleId] ?? null },
});

const usable = ({ startsAt, endsAt, scope, types, ids, ...voucher }: FoundVoucher): UsableVoucher => ({
  ...voucher,
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
  taken: voucher.taken - voucher.heldHere,
  scope: { kind: scope, types: types.map((type) => hyphenated(type)) as UsableVoucher['scope']['types'], ids },
});
