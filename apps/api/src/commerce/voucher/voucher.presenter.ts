import { voucherStateOf } from '@sinau/contracts/commerce/voucher/voucher.rules';
import type { Voucher } from '@sinau/contracts/commerce/voucher/voucher.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import { isoOrNull } from '../../platform/iso.ts';
import type { VoucherRow } from './voucher.queries.ts';

export const presentVoucher = ({ scope, targets, ...row }: VoucherRow, now: Date): Voucher => ({
  id: row.id,
  code: row.code,
  fundedBy: row.fundedBy,
  kind: row.kind,
  value: row.value,
  maxDiscount: row.maxDiscount,
  minPurchase: row.minPurchase,
  quota: row.quota,
  perUser: row.perUser,
  startsAt: row.startsAt.toISOString(),
  endsAt: isoOrNull(row.endsAt),
  scope: {
    kind: scope,
    types: targets.flatMap(({ type }) => (type ? hyphenated(type) : [])),
    targets: targets.flatMap(
      ({ category, class: one, bundle, mitra }) =>
        category ?? one ?? bundle ?? (mitra ? { id: mitra.id, title: mitra.name } : []),
    ),
  },
  isFirstPurchaseOnly: row.isFirstPurchaseOnly,
  isStackable: row.isStackable,
  isActive: row.isActive,
  state: voucherStateOf(row, now),
  held: row.held,
  used: row.used,
  discounted: row.discounted,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
