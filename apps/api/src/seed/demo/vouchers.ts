import { discountsOf, type VoucherKind } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { days, later } from '../../platform/clock.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { demoAccounts } from '../demo-accounts.ts';
import type { DemoClassRow } from './class-rows.ts';
import { demoId } from './dice.ts';
import type { PlannedEnrolment } from './plan-enrolments.ts';
import { insertRows } from './rows.ts';

export interface DemoVoucher {
  readonly code: string;
  /** Slug of the mitra; the platform's if missing. */
  readonly mitra?: string;
  readonly kind: VoucherKind;
  readonly value: number;
  readonly maxDiscount?: number;
  readonly minPurchase?: number;
  readonly quota?: number;
  /** Number of orders that used it: of one class of its mitra each. */
  readonly uses?: number;
  readonly isFirstPurchaseOnly?: boolean;
  readonly isStackable?: boolean;
  /** Days since its start, and days until its end. */
  readonly daysAgo: number;
  readonly endsInDays?: number;
}

const demoVouchers: readonly DemoVoucher[] = [
  // Nearly used up.
  {
    code: 'RUANG20',
    mitra: 'ruang-redaksi',
    kind: 'percent',
    value: 20,
    maxDiscount: 75_000,
    quota: 20,
    uses: 18,
    daysAgo: 200,
    endsInDays: 60,
  },
  {
    code: 'KELANA50',
    mitra: 'kelana-data',
    kind: 'fixed',
    value: 50_000,
    minPurchase: 200_000,
    quota: 100,
    daysAgo: 20,
    endsInDays: 40,
  },
  { code: 'LURIK99', mitra: 'studio-lurik', kind: 'set', value: 99_000, quota: 50, daysAgo: 5, endsInDays: 25 },
  { code: 'NIAGA10', mitra: 'niaga-muda', kind: 'percent', value: 10, daysAgo: 90, endsInDays: -10 },
  { code: 'HEMAT50', kind: 'fixed', value: 50_000, minPurchase: 250_000, quota: 500, daysAgo: 30, endsInDays: 60 },
  {
    code: 'MULAIBELAJAR',
    kind: 'percent',
    value: 30,
    maxDiscount: 60_000,
    isFirstPurchaseOnly: true,
    isStackable: false,
    daysAgo: 60,
  },
];
export const voucherId = (code: string) => demoId('voucher', code);

interface VoucherContext {
  readonly mitra: ReadonlyMap<string, { readonly id: string }>;
  readonly now: Date;
}
/** Creates the missing vouchers; a code that a user took meanwhile stays theirs. */
export const seedVouchers = (tx: Db, { mitra, now }: VoucherContext) =>
  insertRows(
    tx,
    'Voucher',
    demoVouchers.map((voucher) => {
      const at = later(now, -days(voucher.daysAgo));
      return {
        id: voucherId(voucher.code),
        code: voucher.code,
        fundedBy: voucher.mitra ? 'mitra' : 'platform',
        mitraId: voucher.mitra ? mitra.get(voucher.mitra)!.id : null,
        kind: voucher.kind,
        value: voucher.value,
        maxDiscount: voucher.maxDiscount ?? null,
        minPurchase: voucher.minPurchase ?? 0,
        quota: voucher.quota ?? null,
        startsAt: at,
        endsAt: voucher.endsInDays === undefined ? null : later(now, days(voucher.endsInDays)),
        isFirstPurchaseOnly: voucher.isFirstPurchaseOnly ?? false,
        isStackable: voucher.isStackable ?? true,
        createdAt: at,
        updatedAt: at,
      };
    }),
    { conflict: Prisma.sql`(code)` },
  );
const canSignIn: ReadonlySet<string> = new Set(demoAccounts.map(({ email }) => email));
type Basket<Buyer> = readonly Buyer[];

/**
 * Baskets that used a voucher of their mitra: with one class, each buyer once, the first that could. Demo accounts that
 * can sign in still have theirs.
 */
export async function usesOf<Buyer extends PlannedEnrolment>(
  tx: Db,
  baskets: readonly Basket<Buyer>[],
  classes: ReadonlyMap<string, DemoClassRow>,
  { mitra, now }: VoucherContext,
) {
  const ids = demoVouchers.map(({ code }) => voucherId(code));
  const known = new Set((await tx.voucher.findMany({ where: { id: { in: ids } } })).map(({ id }) => id));
  const uses = new Map<Basket<Buyer>, DemoVoucher>();
  for (const voucher of demoVouchers) {
    if (!voucher.mitra || !known.has(voucherId(voucher.code))) continue;
    const { id: mitraId } = mitra.get(voucher.mitra)!;
    const from = later(now, -days(voucher.daysAgo));
    const fitting = baskets.filter(([first, ...others]) => {
      const { email, slug, bundle, seat, at } = first!;
      const one = classes.get(slug)!;
      const isOne = others.length === 0 && !bundle && !seat;
      return isOne && !canSignIn.has(email) && one.mitraId === mitraId && one.salePrice > 0 && at >= from;
    });
    const byBuyer = new Map(fitting.toReversed().map((basket) => [basket[0]!.email, basket]));
    for (const basket of [...byBuyer.values()].slice(0, voucher.uses ?? 0)) uses.set(basket, voucher);
  }
  return uses;
}

/** Discount of a voucher on a class. */
export const savedBy = ({ kind, value, maxDiscount }: DemoVoucher, price: number) =>
  discountsOf({ kind, value, maxDiscount: maxDiscount ?? null }, [
    { classId: '', mitraId: '', topicId: null, type: 'self-paced', bundle: null, quantity: 1, price },
  ])[0]!;
