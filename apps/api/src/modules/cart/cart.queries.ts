import type { QueryOf } from '@sinau/contracts';
import type { cartEndpoints } from '@sinau/contracts/cart/cart.endpoints';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';
import { saleBundleColumns, saleClassColumns } from '../catalog/index.ts';

const whole = {
  class: { select: saleClassColumns },
  bundle: { select: saleBundleColumns },
} satisfies Prisma.CartItemInclude;
export type CartItemRow = Prisma.CartItemGetPayload<{ include: typeof whole }>;

const cartList = prismaList<
  QueryOf<typeof cartEndpoints.list>,
  Prisma.CartItemWhereInput,
  Prisma.CartItemOrderByWithRelationInput
>({
  keyword: (title) => [{ class: { title } }, { bundle: { title } }],
  sort: { createdAt: (createdAt) => ({ createdAt }) },
  filter: {
    offerId: (condition) => {
      const id = conditionOf(condition) as Prisma.UuidNullableFilter;
      return { OR: [{ classId: id }, { bundleId: id }] };
    },
  },
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});

export function findCartItems(db: Db, userId: string, query: QueryOf<typeof cartEndpoints.list>) {
  const { where, ...page } = cartList(query, { userId });
  return readPage(db.cartItem.findMany({ where, ...page, include: whole }), db.cartItem.count({ where }));
}
export const findAllCartItems = (db: Db, userId: string) => db.cartItem.findMany({ where: { userId }, include: whole });
export const countCartItems = (db: Db, userId: string) => db.cartItem.count({ where: { userId } });

interface NewCartItem {
  userId: string;
  /** Either a class or a bundle. */
  classId: string | null;
  bundleId: string | null;
  createdAt: Date;
}
/** Waits for a concurrent purchase by the same buyer, since the item references the locked buyer row. Returns the item's id. */
export async function insertCartItem(sql: RunSql, { userId, classId, bundleId, createdAt }: NewCartItem) {
  const [row] = await sql<{ id: string }>(Prisma.sql`
    INSERT INTO "CartItem" ("userId", "classId", "bundleId", "createdAt")
    VALUES (${userId}::uuid, ${classId}::uuid, ${bundleId}::uuid, ${createdAt}) RETURNING id`);
  return row!.id;
}

export async function deleteCartItems(db: Db, userId: string, which: { ids?: readonly string[] } = {}) {
  const { count } = await db.cartItem.deleteMany({
    where: { userId, ...(which.ids && { id: { in: [...which.ids] } }) },
  });
  return count;
}
interface Bought {
  classIds: readonly string[];
  bundleIds: readonly string[];
}
export const deleteCartItemsBought = (db: Db, userId: string, { classIds, bundleIds }: Bought) =>
  db.cartItem.deleteMany({
    where: { userId, OR: [{ classId: { in: [...classIds] } }, { bundleId: { in: [...bundleIds] } }] },
  });
/** Whether item `k` contains a class that its owner has no access to: such an item can be bought. */
const isWanted = Prisma.sql`EXISTS (
  SELECT FROM (SELECT k."classId" UNION ALL SELECT i."classId" FROM "BundleItem" i WHERE i."bundleId" = k."bundleId") c
  WHERE c."classId" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "Participant" p JOIN "Grant" g ON g."participantId" = p.id
    WHERE p."userId" = k."userId" AND p."classId" = c."classId" AND g."endedAt" IS NULL))`;

/** Removes bundles of which the buyer has every class. */
export const deleteCartBundlesOwned = (db: Db, userId: string) => db.$executeRaw`
  DELETE FROM "CartItem" k WHERE k."userId" = ${userId}::uuid AND k."bundleId" IS NOT NULL AND NOT ${isWanted}`;

/** Removes an item if the buyer has all of it; returns whether it was removed. */
export const deleteCartItemOwned = async (sql: RunSql, id: string) =>
  (await sql(Prisma.sql`DELETE FROM "CartItem" k WHERE k.id = ${id}::uuid AND NOT ${isWanted} RETURNING id`)).length >
  0;
