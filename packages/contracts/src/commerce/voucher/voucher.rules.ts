import { shareOut } from '../transaction/pricing.rules.ts';
import { catalogTabs, type CatalogTab } from '../../storefront/catalog/catalog.search.ts';
import { classPriceRefusal, isClassPrice, maxClassPrice } from '../../storefront/catalog/offer.rules.ts';

export const voucherCode = { min: 4, max: 20, pattern: /^[A-Z0-9]{4,20}$/ } as const;
export const voucherCodeRefusal = 'Pakai 4 sampai 20 huruf dan angka, tanpa spasi';

export const maxVoucherQuota = 1_000_000;
export const maxVoucherPerUser = 100;
export const maxMinPurchase = 1_000_000_000;
/** Maximum of classes, topics, bundles or mitra that one voucher names. */
export const maxVoucherTargets = 50;

/** Payer of the discount: the mitra from its own share, or the platform. */
export const voucherFunders = ['mitra', 'platform'] as const;
export type VoucherFunder = (typeof voucherFunders)[number];

/** Per cent off, rupiah off, or a set price for each class. */
export const voucherKinds = ['percent', 'fixed', 'set'] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/** Scopes of a voucher. Only the platform's vouchers can name mitra; a mitra's are for its own offers. */
export const voucherScopes = ['all', 'type', 'topic', 'class', 'bundle', 'mitra'] as const;
export type VoucherScope = (typeof voucherScopes)[number];
export const voucherTypes = catalogTabs;

export const voucherStates = ['active', 'upcoming', 'ended', 'used-up', 'inactive'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** States of an order's voucher: held while the order is pending, used, or released. */
export const redemptionStates = ['held', 'used', 'released'] as const;
export type RedemptionState = (typeof redemptionStates)[number];

export interface VoucherTerms {
  readonly kind: VoucherKind;
  /** Per cent, or rupiah. */
  readonly value: number;
  /** Limits the discount of a percentage; null without a limit. */
  readonly maxDiscount: number | null;
  readonly minPurchase: number;
  readonly quota: number | null;
  readonly perUser: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** The problems of a voucher's terms, by field. */
export function voucherProblems({
  kind,
  value,
  maxDiscount,
  quota,
  perUser,
  startsAt,
  endsAt,
}: VoucherTerms): Record<string, string> {
  const ofValue = {
    percent: value >= 1 && value <= 100 ? null : 'Isi 1 sampai 100 persen',
    fixed: value >= 1 && value <= maxClassPrice ? null : 'Isi Rp1 sampai Rp100.000.000',
    set: isClassPrice(value) ? null : classPriceRefusal,
  }[kind];
  return {
    ...(ofValue && { value: ofValue }),
    ...(kind !== 'percent' &&
      maxDiscount !== null && { maxDiscount: 'Batas potongan hanya untuk potongan dalam persen' }),
    ...(quota !== null &&
      perUser !== null &&
      perUser > quota && { perUser: 'Batas tiap orang tidak lebih dari kuotanya' }),
    ...(endsAt !== null && endsAt <= startsAt && { endsAt: 'Masa berlaku berakhir setelah dimulai' }),
  };
}

interface Stateful extends Pick<VoucherTerms, 'quota' | 'startsAt' | 'endsAt'> {
  readonly isActive: boolean;
  readonly held: number;
  readonly used: number;
}
/** Returns the current state of a voucher: the first reason why it cannot be used. */
export function voucherStateOf(voucher: Stateful, now: Date): VoucherState {
  if (!voucher.isActive) return 'inactive';
  if (voucher.endsAt !== null && voucher.endsAt <= now) return 'ended';
  if (isUsedUp(voucher)) return 'used-up';
  return voucher.startsAt > now ? 'upcoming' : 'active';
}
const isUsedUp = ({ quota, held, used }: Pick<Stateful, 'quota' | 'held' | 'used'>) =>
  quota !== null && held + used >= quota;

/** Scope of a voucher, by the ids of its kind. */
export interface VoucherReach {
  readonly kind: VoucherScope;
  readonly types: readonly CatalogTab[];
  readonly ids: readonly string[];
}

/** A line of a checkout as vouchers see it. */
export interface VoucherLine {
  readonly classId: string;
  readonly mitraId: string;
  readonly topicId: string | null;
  readonly type: CatalogTab;
  /** A class bought in a bundle is reached only by vouchers that reach the bundle. */
  readonly bundle: { readonly id: string; readonly topicId: string | null } | null;
  readonly quantity: number;
  readonly price: number;
}

/** Tells whether a voucher applies to a line. */
export function reaches({ kind, types, ids }: VoucherReach, line: VoucherLine): boolean {
  const { bundle } = line;
  const topicId = bundle ? bundle.topicId : line.topicId;
  switch (kind) {
    case 'all':
      return true;
    case 'type':
      return types.includes(bundle ? 'bundling' : line.type);
    case 'topic':
      return topicId !== null && ids.includes(topicId);
    case 'class':
      return !bundle && ids.includes(line.classId);
    case 'bundle':
      return bundle !== null && ids.includes(bundle.id);
    case 'mitra':
      return ids.includes(line.mitraId);
  }
}

type DiscountTerms = Pick<VoucherTerms, 'kind' | 'value' | 'maxDiscount'>;

/** Returns the discount of each line that a voucher applies to, in whole rupiah: never more than the line costs. */
export function discountsOf({ kind, value, maxDiscount }: DiscountTerms, lines: readonly VoucherLine[]): number[] {
  const prices = lines.map(({ price }) => price);
  if (kind === 'set') return downTo(value, lines);
  const sum = prices.reduce((total, price) => total + price, 0);
  const asked = kind === 'fixed' ? value : Math.floor((sum * value + 50) / 100);
  return shareOut(Math.min(asked, maxDiscount ?? sum, sum), prices);
}

/** Sets the price of each class and each ticket, and of a bundle as a whole. */
function downTo(price: number, lines: readonly VoucherLine[]): number[] {
  const bundleIds = new Set(lines.flatMap(({ bundle }) => bundle?.id ?? []));
  const shares = new Map([...bundleIds].map((id) => [id, sharesDownTo(price, partsOf(id, lines))]));
  return lines.map(({ bundle, quantity, price: before }) =>
    bundle ? shares.get(bundle.id)!.shift()! : Math.max(0, before - price * quantity),
  );
}
const partsOf = (bundleId: string, lines: readonly VoucherLine[]) =>
  lines.flatMap(({ bundle, price }) => (bundle?.id === bundleId ? price : []));
const sharesDownTo = (price: number, prices: readonly number[]) =>
  shareOut(Math.max(0, prices.reduce((sum, one) => sum + one, 0) - price), prices);

/** A voucher with the facts about it and its buyer. */
export interface UsableVoucher extends VoucherTerms {
  readonly fundedBy: VoucherFunder;
  /** Mitra of the voucher; null for the platform's. */
  readonly mitraId: string | null;
  readonly scope: VoucherReach;
  readonly isFirstPurchaseOnly: boolean;
  readonly isStackable: boolean;
  readonly isActive: boolean;
  /** Number held by pending orders and used, without orders that this checkout replaces. */
  readonly taken: number;
  /** The same number for the buyer alone. */
  readonly takenByBuyer: number;
  /** An order that this checkout replaces holds it already: its period and its quota are not checked again. */
  readonly isHeldByBuyer: boolean;
}

export interface VoucherBuyer {
  readonly hasBought: boolean;
  /** The mitra whose team the buyer belongs to. */
  readonly teamOf: readonly string[];
}

export const voucherRefusals = [
  'voucher_not_found',
  'voucher_not_started',
  'voucher_ended',
  'voucher_quota',
  'voucher_per_user',
  'voucher_first_purchase',
  'voucher_scope',
  'voucher_own_class',
  'voucher_min_purchase',
  'voucher_no_discount',
  'voucher_not_stackable',
] as const;
export type VoucherRefusalCode = (typeof voucherRefusals)[number];
export interface VoucherRefusal {
  readonly code: VoucherRefusalCode;
  /** Amount missing to its minimum purchase. */
  readonly shortBy?: number;
}

type Applied = { readonly discounts: readonly number[] } | { readonly refusal: VoucherRefusal };

/** Returns one voucher's discount of each line, in their order, or the rule that refuses it. */
export function applyVoucher(
  voucher: UsableVoucher,
  lines: readonly VoucherLine[],
  buyer: VoucherBuyer,
  now: Date,
): Applied {
  const code = refusalOfTerms(voucher, buyer, now);
  if (code) return { refusal: { code } };
  const reached = lines.map(
    (line) => reaches(voucher.scope, line) && (voucher.mitraId === null || line.mitraId === voucher.mitraId),
  );
  if (!reached.includes(true)) return { refusal: { code: 'voucher_scope' } };
  const eligible = reached.map((isReached, index) => isReached && !buyer.teamOf.includes(lines[index]!.mitraId));
  if (!eligible.includes(true)) return { refusal: { code: 'voucher_own_class' } };
  const chosen = lines.filter((_, index) => eligible[index]);
  const shortBy = voucher.minPurchase - chosen.reduce((sum, { price }) => sum + price, 0);
  if (shortBy > 0) return { refusal: { code: 'voucher_min_purchase', shortBy } };
  const discounts = discountsOf(voucher, chosen);
  if (!discounts.some((discount) => discount > 0)) return { refusal: { code: 'voucher_no_discount' } };
  let next = 0;
  return { discounts: eligible.map((isEligible) => (isEligible ? discounts[next++]! : 0)) };
}

function refusalOfTerms(voucher: UsableVoucher, buyer: VoucherBuyer, now: Date): VoucherRefusalCode | null {
  const { isHeldByBuyer, quota, perUser, startsAt, endsAt } = voucher;
  if (!isHeldByBuyer) {
    if (!voucher.isActive) return 'voucher_not_found';
    if (startsAt > now) return 'voucher_not_started';
    if (endsAt !== null && endsAt <= now) return 'voucher_ended';
    if (quota !== null && voucher.taken >= quota) return 'voucher_quota';
  }
  if (perUser !== null && voucher.takenByBuyer >= perUser) return 'voucher_per_user';
  return voucher.isFirstPurchaseOnly && buyer.hasBought ? 'voucher_first_purchase' : null;
}

/** Discount of each line by both vouchers of an order. */
export interface LineDiscount {
  readonly voucherMitra: number;
  readonly voucherPlatform: number;
}
type Combined =
  | { readonly discounts: readonly LineDiscount[] }
  | { readonly refusal: VoucherRefusal; readonly fundedBy: VoucherFunder };

/** Applies the mitra's voucher first, the platform's to the remainder; one that is not stackable excludes the other. */
export function applyVouchers(
  lines: readonly VoucherLine[],
  vouchers: readonly UsableVoucher[],
  buyer: VoucherBuyer,
  now: Date,
): Combined {
  const discounts = lines.map(() => ({ voucherMitra: 0, voucherPlatform: 0 }));
  const inOrder = voucherFunders.flatMap((funder) => vouchers.filter(({ fundedBy }) => fundedBy === funder));
  for (const voucher of inOrder) {
    const { fundedBy } = voucher;
    const left = lines.map((line, index) => ({ ...line, price: line.price - discounts[index]!.voucherMitra }));
    const applied = applyVoucher(voucher, left, buyer, now);
    if ('refusal' in applied) return { ...applied, fundedBy };
    const name = fundedBy === 'mitra' ? 'voucherMitra' : 'voucherPlatform';
    applied.discounts.forEach((discount, index) => (discounts[index]![name] = discount));
  }
  const alone = vouchers.length > 1 && inOrder.filter(({ isStackable }) => !isStackable).at(-1);
  return alone ? { refusal: { code: 'voucher_not_stackable' }, fundedBy: alone.fundedBy } : { discounts };
}
