import type { QueryOf } from '@sinau/contracts';
import type { voucherEndpoints } from '@sinau/contracts/commerce/voucher/voucher.endpoints';
import { voucherStates, type VoucherFunder, type VoucherState } from '@sinau/contracts/commerce/voucher/voucher.rules';
import type { VoucherType } from '../../generated/prisma/enums.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, matchesCondition, prismaList, readPage } from '../../platform/list.ts';
import { findSavings } from './voucher-orders.queries.ts';

/** Owner of vouchers: a mitra, or the platform. */
export interface VoucherOwner {
  readonly fundedBy: VoucherFunder;
  readonly mitraId: string | null;
}
const ownedBy = ({ fundedBy, mitraId }: VoucherOwner) => ({ fundedBy, mitraId });

const withTargets = {
  targets: {
    orderBy: { id: 'asc' },
    select: {
      type: true,
      category: { select: { id: true, title: true } },
      class: { select: { id: true, title: true } },
      bundle: { select: { id: true, title: true } },
      mitra: { select: { id: true, name: true } },
    },
  },
} satisfies Prisma.VoucherInclude;
type Stored = Prisma.VoucherGetPayload<{ include: typeof withTargets }>;
/** Includes the savings of the orders that used it. */
export type VoucherRow = Stored & { readonly discounted: number };

type VoucherQuery = QueryOf<typeof voucherEndpoints.list>;
const voucherList = (now: Date) =>
  prismaList<VoucherQuery, Prisma.VoucherWhereInput, Prisma.VoucherOrderByWithRelationInput>({
    keyword: (code) => [{ code }],
    sort: {
      createdAt: (createdAt) => ({ createdAt }),
      updatedAt: (updatedAt) => ({ updatedAt }),
      code: (code) => ({ code }),
      startsAt: (startsAt) => ({ startsAt }),
      endsAt: (direction) => ({ endsAt: { sort: direction, nulls: 'last' } }),
      used: (used) => ({ used }),
    },
    filter: {
      state: (condition) => ({
        OR: voucherStates.filter((state) => matchesCondition(state, condition)).map((state) => inState(state, now)),
      }),
      kind: (condition) => ({ kind: conditionOf(condition) as Prisma.EnumVoucherKindFilter }),
      createdAt: (condition) => ({ createdAt: conditionOf(condition) as Prisma.DateTimeFilter }),
    },
    fallback: [['createdAt', 'desc']],
    tieBreak: { id: 'desc' },
  });

/** Translates `voucherStateOf` of the contract to a condition. */
function inState(state: VoucherState, now: Date): Prisma.VoucherWhereInput {
  const running = { isActive: true, OR: [{ endsAt: null }, { endsAt: { gt: now } }] };
  switch (state) {
    case 'inactive':
      return { isActive: false };
    case 'ended':
      return { isActive: true, endsAt: { lte: now } };
    case 'used-up':
      return { ...running, isUsedUp: true };
    case 'upcoming':
      return { ...running, isUsedUp: false, startsAt: { gt: now } };
    case 'active':
      return { ...running, isUsedUp: false, startsAt: { lte: now } };
  }
}

export async function findVouchers(db: Db, owner: VoucherOwner, query: VoucherQuery, now: Date) {
  const { where, ...page } = voucherList(now)(query, ownedBy(owner));
  const found = db.voucher.findMany({ where, ...page, include: withTargets });
  const { rows, total } = await readPage<Stored>(found, db.voucher.count({ where }));
  return { rows: await withSavings(db, rows), total };
}

export async function findVoucher(db: Db, owner: VoucherOwner, id: string) {
  const row = await db.voucher.findFirst({ where: { id, ...ownedBy(owner) }, include: withTargets });
  return row && (await withSavings(db, [row]))[0]!;
}

async function withSavings(db: Db, rows: readonly Stored[]): Promise<VoucherRow[]> {
  if (rows.length === 0) return [];
  const savings = await findSavings(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, discounted: savings.get(row.id) ?? 0 }));
}

/** Locks a voucher until the transaction ends: it cannot be reserved while it is changed. */
export async function lockVoucher(tx: Db, owner: VoucherOwner, id: string) {
  await tx.$executeRaw`SELECT FROM "Voucher" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return findVoucher(tx, owner, id);
}
export const hasRedemptions = async (tx: Db, voucherId: string) =>
  (await tx.voucherRedemption.count({ where: { voucherId }, take: 1 })) > 0;

export type VoucherFields = Pick<
  Stored,
  | 'code'
  | 'kind'
  | 'value'
  | 'maxDiscount'
  | 'minPurchase'
  | 'quota'
  | 'perUser'
  | 'startsAt'
  | 'endsAt'
  | 'isFirstPurchaseOnly'
  | 'isStackable'
  | 'isActive'
>;
export type VoucherTarget =
  | { type: VoucherType }
  | { categoryId: string }
  | { classId: string }
  | { bundleId: string }
  | { mitraId: string };
export interface Scope {
  readonly scope: Stored['scope'];
  readonly targets: readonly VoucherTarget[];
}

export const insertVoucher = (
  tx: Db,
  owner: VoucherOwner,
  fields: VoucherFields & { scope: Stored['scope'] },
  now: Date,
) =>
  tx.voucher.create({
    data: { ...fields, ...ownedBy(owner), createdAt: now, updatedAt: now },
    select: { id: true },
  });
export const insertTargets = (tx: Db, voucherId: string, { scope, targets }: Scope) =>
  tx.voucherTarget.createMany({ data: targets.map((target) => ({ voucherId, scope, ...target })) });
export const updateVoucher = (tx: Db, id: string, fields: VoucherFields, now: Date) =>
  tx.voucher.update({ where: { id }, data: { ...fields, updatedAt: now }, select: { id: true } });
/** Replaces the scope; targets are of their voucher's scope. */
export async function replaceScope(tx: Db, id: string, scope: Scope) {
  await tx.voucherTarget.deleteMany({ where: { voucherId: id } });
  await tx.voucher.update({ where: { id }, data: { scope: scope.scope }, select: { id: true } });
  await insertTargets(tx, id, scope);
}
export const deleteVoucher = (tx: Db, id: string) => tx.voucher.delete({ where: { id }, select: { id: true } });

/** Counts how many of these exist; a mitra names only its own. */
export const countTargets = {
  category: (tx: Db, ids: string[]) => tx.category.count({ where: { id: { in: ids } } }),
  class: (tx: Db, ids: string[], mitraId: string | null) =>
    tx.class.count({ where: { id: { in: ids }, ...(mitraId !== null && { mitraId }) } }),
  bundle: (tx: Db, ids: string[], mitraId: string | null) =>
    tx.bundle.count({ where: { id: { in: ids }, ...(mitraId !== null && { mitraId }) } }),
  mitra: (tx: Db, ids: string[]) => tx.mitra.count({ where: { id: { in: ids } } }),
};
