import type { Voucher } from '@sinau/contracts/commerce/voucher/voucher.schemas';
import type {
  RedemptionState,
  VoucherFunder,
  VoucherKind,
  VoucherScope,
  VoucherState,
} from '@sinau/contracts/commerce/voucher/voucher.rules';
import type { CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import { dateTime, decimal, rupiah } from '@sinau/format';
import { programFormatLabels } from '../../shared/program-formats.ts';

export const stateLabels: Record<VoucherState, string> = {
  active: 'Berlaku',
  upcoming: 'Terjadwal',
  ended: 'Berakhir',
  'used-up': 'Kuota habis',
  inactive: 'Dijeda',
};
export const stateTones = {
  active: 'success',
  upcoming: 'promo',
  ended: 'neutral',
  'used-up': 'danger',
  inactive: 'neutral',
} as const satisfies Record<VoucherState, string>;

export const kindLabels: Record<VoucherKind, string> = {
  percent: 'Potongan persen',
  fixed: 'Potongan rupiah',
  set: 'Harga khusus',
};

export const typeLabels: Record<CatalogTab, string> = {
  'self-paced': programFormatLabels['self-paced'].label,
  webinar: 'Webinar',
  intensive: programFormatLabels.intensive.label,
  bootcamp: programFormatLabels.bootcamp.label,
  bundling: 'Bundling',
};

export const redemptionLabels: Record<RedemptionState, string> = {
  held: 'Menunggu bayar',
  used: 'Dibayar',
  released: 'Batal',
};

/** Labels of the discount: 'Potongan 20%, paling banyak Rp50.000'. */
export function discountLabels({ kind, value, maxDiscount }: Pick<Voucher, 'kind' | 'value' | 'maxDiscount'>) {
  if (kind === 'set') return `Harga jadi ${rupiah(value)}`;
  if (kind === 'fixed') return `Potongan ${rupiah(value)}`;
  return `Potongan ${value}%${maxDiscount === null ? '' : `, paling banyak ${rupiah(maxDiscount)}`}`;
}

const targetNouns: Record<Exclude<VoucherScope, 'all' | 'type'>, string> = {
  topic: 'topik',
  class: 'kelas',
  bundle: 'bundling',
  mitra: 'mitra',
};

/** Labels of the scope; a number for several targets. */
export function scopeLabels({ fundedBy, scope: { kind, types, targets } }: Pick<Voucher, 'fundedBy' | 'scope'>) {
  if (kind === 'all') return fundedBy === 'mitra' ? 'Semua kelasmu' : 'Semua kelas';
  if (kind === 'type') return types.map((type) => typeLabels[type]).join(', ');
  const [first] = targets;
  return targets.length === 1 && first ? first.title : `${decimal(targets.length)} ${targetNouns[kind]}`;
}

/** Labels of the period: 'sampai 30 Nov 2026, 23:59 WIB'. */
export function periodLabels({ startsAt, endsAt, state }: Pick<Voucher, 'startsAt' | 'endsAt' | 'state'>) {
  const from = `mulai ${dateTime(startsAt)}`;
  const until = endsAt && `sampai ${dateTime(endsAt)}`;
  if (state === 'upcoming') return [from, until].filter(Boolean).join(', ');
  return until ?? 'tanpa batas waktu';
}

/** Label such as '12 dari 100', or the number alone without a limit. */
export const usedLabels = ({ used, quota }: Pick<Voucher, 'used' | 'quota'>) =>
  quota === null ? decimal(used) : `${decimal(used)} dari ${decimal(quota)}`;

/** Labels of who bears the discount. */
export const bearerLabels: Record<VoucherFunder, string> = {
  mitra: 'Potongan yang kamu tanggung',
  platform: 'Potongan yang kami tanggung',
};
