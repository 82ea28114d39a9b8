import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { ownStockJson, type OwnStock } from './own-stock.ts';
import { stockJson, type StockFacts } from './stock.facts.ts';

/**
 * Locks the stock of classes until the transaction ends. Every change of seats or tickets locks in this order: class
 * (as a key), buyer, order, stock.
 */
export const lockStock = (tx: Db, classIds: readonly string[]) =>
  tx.$executeRaw`SELECT FROM "SeatStock" WHERE "classId" = ANY(${classIds}::uuid[]) ORDER BY "classId" FOR NO KEY UPDATE`;

/**
 * Stores the price of webinars that catalog and search read: the lowest of the regular tickets that can be bought now,
 * or else of all.
 */
export const updateTicketPrices = (tx: Db, now: Date, which: Prisma.Sql) => tx.$executeRaw`
  WITH price AS (
    SELECT DISTINCT ON (c.id) c.id, coalesce(tier.price, t.price) AS "salePrice",
      CASE WHEN tier.price < t.price THEN t.price END AS "normalPrice", CASE WHEN tier.price < t.price THEN tier."endsAt" END AS "promotionEndsAt"
    FROM "Class" c JOIN "SeatStock" s ON s."classId" = c.id
    LEFT JOIN "Ticket" t ON t."classId" = s."classId" AND t.kind = 'regular' AND t."archivedAt" IS NULL
    LEFT JOIN LATERAL (
      SELECT r.price, r."endsAt" FROM "TicketTier" r
      WHERE r."ticketId" = t.id AND (r."endsAt" IS NULL OR r."endsAt" > ${now}) AND (r.count IS NULL OR r.taken < r.count)
      ORDER BY r.position LIMIT 1
    ) tier ON TRUE
    WHERE ${which} AND (t.id IS NOT NULL OR c."publishedAt" IS NULL)
    ORDER BY c.id, (
      (t."saleStartsAt" IS NULL OR t."saleStartsAt" <= ${now}) AND (t."saleEndsAt" IS NULL OR t."saleEndsAt" > ${now})
      AND (t.quota IS NULL OR t.held + t.sold < t.quota)) DESC, coalesce(tier.price, t.price), t.position, t.id
  )
  UPDATE "Class" c SET "salePrice" = p."salePrice", "normalPrice" = p."normalPrice", "promotionEndsAt" = p."promotionEndsAt"
  FROM price p WHERE p.id = c.id
    AND (c."salePrice", c."normalPrice", c."promotionEndsAt") IS DISTINCT FROM (p."salePrice", p."normalPrice", p."promotionEndsAt")`;

export const updatePricesOf = (tx: Db, now: Date, classIds: readonly string[]) =>
  updateTicketPrices(tx, now, Prisma.sql`c.id = ANY(${classIds}::uuid[])`);

/** Change of a ticket's stock; a regular ticket's is its webinar's, too. */
export interface StockChange {
  readonly ticketId: string;
  readonly held: number;
  readonly sold: number;
}
/** Updates the stock under the lock of {@link lockStock}. The database refuses to take more than there is. */
export async function updateStock(tx: Db, changes: readonly StockChange[]) {
  const sums = [...Map.groupBy(changes, ({ ticketId }) => ticketId)].map(([id, all]) => ({
    id,
    held: all.reduce((sum, { held }) => sum + held, 0),
    sold: all.reduce((sum, { sold }) => sum + sold, 0),
  }));
  const changed = sums.filter(({ held, sold }) => held !== 0 || sold !== 0);
  if (changed.length === 0) return;
  await tx.$executeRaw`
    WITH change AS (
      SELECT * FROM unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ held }) => held)}::int[], ${changed.map(({ sold }) => sold)}::int[]) AS d (id, held, sold)
    ), seats AS (
      SELECT t."classId", sum(d.held)::int AS held, sum(d.sold)::int AS sold
      FROM change d JOIN "Ticket" t ON t.id = d.id WHERE t.kind = 'regular' GROUP BY 1
    ), taken AS (
      UPDATE "SeatStock" s SET held = s.held + seats.held, sold = s.sold + seats.sold FROM seats WHERE s."classId" = seats."classId"
    )
    UPDATE "Ticket" t SET held = t.held + d.held, sold = t.sold + d.sold FROM change d WHERE t.id = d.id`;
}

/** Updates the count of tickets ordered at early-bird prices. */
export async function updateTaken(
  tx: Db,
  tiers: readonly { readonly tierId: string | null; readonly taken: number }[],
) {
  const counted = tiers.filter(({ tierId }) => tierId !== null);
  if (counted.length === 0) return;
  await tx.$executeRaw`
    UPDATE "TicketTier" r SET taken = r.taken + d.taken
    FROM unnest(${counted.map(({ tierId }) => tierId)}::uuid[], ${counted.map(({ taken }) => taken)}::int[]) AS d (id, taken) WHERE r.id = d.id`;
}

/** Finds the stock of several webinars, and what a user has of it. */
export async function findStocks(sql: RunSql, classIds: readonly string[], userId: string) {
  const rows = await sql<{ id: string; endsAt: Date | null; stock: StockFacts | null; own: OwnStock }>(Prisma.sql`
    SELECT c.id, c."endsAt", ${stockJson(Prisma.sql`c.id`)} AS stock, ${ownStockJson(Prisma.sql`c.id`, Prisma.sql`${userId}::uuid`)} AS own
    FROM "Class" c WHERE c.id = ANY(${classIds}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
