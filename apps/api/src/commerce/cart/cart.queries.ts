import type { UserId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { cartEndpoints } from '@sinau/contracts/commerce/cart/cart.endpoints';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import {
  saleBundleFrom,
  saleBundleJson,
  saleClassFrom,
  saleClassJson,
  type SaleBundleJson,
  type SaleBundleRow,
  type SaleClassJson,
  type SaleClassRow,
} from '../../storefront/catalog/index.ts';
import { ownStockJson, stockJson, type OwnStock, type StockFacts } from '../../storefront/stock/index.ts';

/** Class, or bundle, or ticket with its webinar: a seat where a class is set too, otherwise an additional ticket. */
export interface CartItemRow {
  readonly id: string;
  readonly quantity: number;
  readonly ticketId: string | null;
  readonly isSeat: boolean;
  readonly class: SaleClassRow | null;
  readonly bundle: SaleBundleRow | null;
  readonly stock: StockFacts | null;
  readonly own: OwnStock | null;
  readonly endsAt: Date | string | null;
  /** True if the user has access to all that the item gives. */
  readonly isOwned: boolean;
  /** True if the user belongs to the mitra that sells it. */
  readonly isOwn: boolean;
  /** Code of the user's waiting order that holds some of it. */
  readonly waitsInOrder: string | null;
  /** Price when the user added it. */
  readonly seenPrice: number | null;
}
type StoredRow = Omit<CartItemRow, 'class' | 'bundle'> & { class: SaleClassJson | null; bundle: SaleBundleJson | null };

const rowFrom = (row: StoredRow): CartItemRow => ({
  ...row,
  class: row.class && saleClassFrom(row.class),
  bundle: row.bundle && saleBundleFrom(row.bundle),
});

const c = Prisma.sql`c`;
/** Classes that item `k` gives. */
const given = Prisma.sql`(
  SELECT k."classId" WHERE k."classId" IS NOT NULL UNION ALL SELECT i."classId" FROM "BundleItem" i WHERE i."bundleId" = k."bundleId")`;
/** True if item `k` contains a class that the cart's owner has no access to: such an item can be bought. */
const isWanted = Prisma.sql`EXISTS (
  SELECT FROM ${given} c WHERE NOT EXISTS (
    SELECT FROM "Participant" p JOIN "Grant" g ON g."participantId" = p.id
    WHERE p."userId" = k."userId" AND p."classId" = c."classId" AND g."endedAt" IS NULL))`;
const cartList = sqlList<QueryOf<typeof cartEndpoints.list>>({
  select: Prisma.sql`
    k.id, k.quantity, k."ticketId", k."classId" IS NOT NULL AS "isSeat", c."endsAt", k."seenPrice",
    num_nonnulls(k."classId", k."bundleId") = 1 AND NOT ${isWanted} AS "isOwned",
    EXISTS (
      SELECT FROM "MitraMember" m
      WHERE m."userId" = k."userId" AND m.role <> 'instructor' AND m."mitraId" = coalesce(c."mitraId", b."mitraId")) AS "isOwn",
    (
      SELECT o.code FROM "OrderLine" l JOIN "Order" o ON o.id = l."orderId"
      WHERE l."waitingUserId" = k."userId" AND CASE WHEN num_nonnulls(k."classId", k."bundleId") = 0 THEN l."ticketId" = k."ticketId"
        ELSE l."classId" IN ${given} AND l."ticketKind" IS DISTINCT FROM 'additional' END
      ORDER BY l.id LIMIT 1) AS "waitsInOrder",
    CASE WHEN c.id IS NOT NULL THEN ${saleClassJson(c)} END AS class,
    CASE WHEN b.id IS NOT NULL THEN ${saleBundleJson(Prisma.sql`b`)} END AS bundle,
    CASE WHEN t.id IS NOT NULL THEN ${stockJson(Prisma.sql`c.id`)} END AS stock,
    CASE WHEN t.id IS NOT NULL THEN ${ownStockJson(Prisma.sql`c.id`, Prisma.sql`k."userId"`)} END AS own`,
  from: Prisma.sql`
    "CartItem" k LEFT JOIN "Ticket" t ON t.id = k."ticketId"
    LEFT JOIN "Class" c ON c.id = coalesce(k."classId", t."classId") LEFT JOIN "Bundle" b ON b.id = k."bundleId"`,
  keyword: [Prisma.sql`c.title`, Prisma.sql`b.title`, Prisma.sql`t.title`],
  sort: { createdAt: Prisma.sql`k."createdAt"`, updatedAt: Prisma.sql`k."createdAt"` },
  filter: { offerId: column(Prisma.sql`coalesce(c.id, b.id)`, 'uuid') },
  fallback: [['createdAt', 'desc']],
  id: Prisma.sql`k.id`,
});
const isOf = (userId: string) => Prisma.sql`k."userId" = ${userId}::uuid`;

export async function findCartItems(db: Db, userId: string, query: QueryOf<typeof cartEndpoints.list>) {
  const { rows, total } = await cartList.page<StoredRow>(db, query, isOf(userId));
  return { rows: rows.map(rowFrom), total };
}
const everything = { page: 0, perPage: 0 } as QueryOf<typeof cartEndpoints.list>;
export const findAllCartItems = async (db: Db, userId: string) =>
  (await db.$queryRaw<StoredRow[]>(cartList.rows(everything, isOf(userId)))).map(rowFrom);
export async function findCartItem(db: Db, userId: UserId, id: string) {
  const [row] = await db.$queryRaw<StoredRow[]>(
    cartList.rows(everything, Prisma.sql`${isOf(userId)} AND k.id = ${id}::uuid`),
  );
  return row ? rowFrom(row) : null;
}
export const countCartItems = (db: Db, userId: string) => db.cartItem.count({ where: { userId } });

interface NewCartItem {
  userId: string;
  /** A class, perhaps with its ticket; a bundle; or a ticket alone. */
  classId: string | null;
  bundleId: string | null;
  ticketId: string | null;
  quantity: number;
  seenPrice: number;
  createdAt: Date;
}
/** Waits for a concurrent purchase by the same buyer, since the item references the locked buyer row. Returns the item's id. */
export async function insertCartItem(
  sql: RunSql,
  { userId, classId, bundleId, ticketId, quantity, seenPrice, createdAt }: NewCartItem,
) {
  const [row] = await sql<{ id: string }>(Prisma.sql`
    INSERT INTO "CartItem" ("userId", "classId", "bundleId", "ticketId", quantity, "seenPrice", "createdAt")
    VALUES (${userId}::uuid, ${classId}::uuid, ${bundleId}::uuid, ${ticketId}::uuid, ${quantity}, ${seenPrice}, ${createdAt}) RETURNING id`);
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
  /** Only additional tickets. */
  ticketIds: readonly string[];
}
export const deleteCartItemsBought = (db: Db, userId: string, { classIds, bundleIds, ticketIds }: Bought) =>
  db.cartItem.deleteMany({
    where: {
      userId,
      OR: [
        { classId: { in: [...classIds] } },
        { bundleId: { in: [...bundleIds] } },
        { ticketId: { in: [...ticketIds] } },
      ],
    },
  });

/** Sets the quantity of an additional ticket, which is the only item with one. */
export const updateQuantity = (db: Db, userId: UserId, id: string, chosen: { quantity: number; seenPrice: number }) =>
  db.cartItem.updateMany({ where: { id, userId, classId: null, bundleId: null }, data: chosen });
/** Returns whether the cart holds a seat in this webinar. */
export const hasSeatInCart = async (db: Db, userId: UserId, classId: string) =>
  (await db.cartItem.count({ where: { userId, classId } })) > 0;

/** Deletes additional tickets whose seat is no longer in the cart, nor owned. */
export const deleteCartTicketsWithoutSeat = (db: Db, userId: string) => db.$executeRaw`
  DELETE FROM "CartItem" k USING "Ticket" t
  WHERE k."userId" = ${userId}::uuid AND k."classId" IS NULL AND t.id = k."ticketId"
    AND NOT EXISTS (SELECT FROM "CartItem" s WHERE s."userId" = k."userId" AND s."classId" = t."classId")
    AND NOT EXISTS (
      SELECT FROM "Participant" p JOIN "Grant" g ON g."participantId" = p.id
      WHERE p."userId" = k."userId" AND p."classId" = t."classId" AND g."endedAt" IS NULL)`;

/** Removes bundles of which the buyer has every class. */
export const deleteCartBundlesOwned = (db: Db, userId: string) => db.$executeRaw`
  DELETE FROM "CartItem" k WHERE k."userId" = ${userId}::uuid AND k."bundleId" IS NOT NULL AND NOT ${isWanted}`;

/** Removes an item if the buyer has all of it; returns whether it was removed. */
export const deleteCartItemOwned = async (sql: RunSql, id: string) =>
  (
    await sql(
      Prisma.sql`DELETE FROM "CartItem" k WHERE k.id = ${id}::uuid AND num_nonnulls(k."classId", k."bundleId") = 1 AND NOT ${isWanted} RETURNING id`,
    )
  ).length > 0;
