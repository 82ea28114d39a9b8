import type { CheckoutItems } from '@sinau/contracts/commerce/cart/cart.schemas';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
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
import { hasAccess } from '../../core/enrolment/index.ts';
import { ownStockJson, stockJson, type OwnStock, type StockFacts } from '../../storefront/stock/index.ts';

/** Facts that decide whether a buyer may buy the chosen items, and for how much. */
export interface CheckoutFacts {
  /** Programs and bundles that were ever published, whether they can be bought or not. */
  readonly programs: readonly SaleClassRow[];
  readonly bundles: readonly SaleBundleRow[];
  /** Webinars that were ever published, for those chosen and for the tickets chosen. */
  readonly webinars: readonly WebinarFacts[];
  /** Ids of all their classes that the buyer has access to. */
  readonly ownedIds: ReadonlySet<string>;
  /** Buyer's order that gives one of these classes and whose payment is disputed: its access is suspended. */
  readonly disputed: DisputedOrder | null;
  /** True if the buyer belongs to the mitra of any of them. */
  readonly isOwn: boolean;
}
export interface DisputedOrder {
  readonly id: string;
  readonly code: string;
}

/** Items chosen for purchase. */
export type ChosenItems = Pick<CheckoutItems, 'programIds' | 'bundleIds' | 'webinarIds' | 'ticketIds'>;
/** Chosen items with the codes of vouchers. */
export type ChosenCheckout = ChosenItems & Pick<CheckoutItems, 'voucherMitra' | 'voucherPlatform'>;

export interface WebinarFacts {
  readonly class: SaleClassRow;
  readonly endsAt: string | null;
  readonly stock: StockFacts | null;
  readonly own: OwnStock;
}

/** Reads the facts in one statement. Webinars are bought by their tickets, so they are not among programs. */
export async function findCheckoutFacts(
  sql: RunSql,
  userId: string,
  { programIds, bundleIds, webinarIds, ticketIds }: ChosenItems,
): Promise<CheckoutFacts> {
  const [row] = await sql<{
    programs: SaleClassJson[];
    bundles: SaleBundleJson[];
    webinars: (Omit<WebinarFacts, 'class'> & { class: SaleClassJson })[];
    ownedIds: string[];
    disputed: DisputedOrder | null;
    isOwn: boolean;
  }>(Prisma.sql`
    WITH program AS MATERIALIZED (
      SELECT * FROM "Class" WHERE id = ANY(${programIds}::uuid[]) AND kind = 'program' AND "publishedAt" IS NOT NULL
    ), bundle AS MATERIALIZED (
      SELECT * FROM "Bundle" WHERE id = ANY(${bundleIds}::uuid[]) AND "publishedAt" IS NOT NULL
    ), webinar AS MATERIALIZED (
      SELECT * FROM "Class" WHERE kind = 'webinar' AND "publishedAt" IS NOT NULL
        AND (id = ANY(${webinarIds}::uuid[]) OR id IN (SELECT "classId" FROM "Ticket" WHERE id = ANY(${ticketIds}::uuid[])))
    )
    SELECT
      (SELECT coalesce(json_agg(${saleClassJson(Prisma.sql`program`)}), '[]') FROM program) AS programs,
      (SELECT coalesce(json_agg(${saleBundleJson(Prisma.sql`bundle`)}), '[]') FROM bundle) AS bundles,
      (
        SELECT coalesce(json_agg(json_build_object(
          'class', ${saleClassJson(Prisma.sql`webinar`)}, 'endsAt', webinar."endsAt", 'stock', ${stockJson(Prisma.sql`webinar.id`)},
          'own', ${ownStockJson(Prisma.sql`webinar.id`, Prisma.sql`${userId}::uuid`)})), '[]')
        FROM webinar
      ) AS webinars,
      (
        SELECT coalesce(json_agg(p."classId"), '[]') FROM "Participant" p
        WHERE p."userId" = ${userId}::uuid
          AND p."classId" IN (SELECT id FROM program UNION ALL SELECT id FROM webinar UNION ALL SELECT i."classId" FROM "BundleItem" i JOIN bundle ON bundle.id = i."bundleId")
          AND ${hasAccess(Prisma.sql`p.id`)}
      ) AS "ownedIds",
      (
        ${disputedOrder(userId, Prisma.sql`SELECT id FROM program UNION ALL SELECT id FROM webinar UNION ALL SELECT i."classId" FROM "BundleItem" i JOIN bundle ON bundle.id = i."bundleId"`)}
      ) AS disputed,
      EXISTS (
        SELECT FROM "MitraMember" m
        WHERE m."userId" = ${userId}::uuid AND m.role <> 'instructor' AND m."mitraId" IN (SELECT "mitraId" FROM program UNION ALL SELECT "mitraId" FROM webinar UNION ALL SELECT "mitraId" FROM bundle)
      ) AS "isOwn"`);
  const { programs, bundles, webinars, ownedIds, disputed, isOwn } = row!;
  return {
    programs: programs.map(saleClassFrom),
    bundles: bundles.map(saleBundleFrom),
    webinars: webinars.map((one) => ({ ...one, class: saleClassFrom(one.class) })),
    ownedIds: new Set(ownedIds),
    disputed,
    isOwn,
  };
}

/** A user's order, as JSON, that holds one of these classes while its payment is disputed; its access is suspended. */
const disputedOrder = (userId: string, classIds: Prisma.Sql) => Prisma.sql`
  SELECT json_build_object('id', o.id, 'code', o.code) FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o.id
  WHERE o."userId" = ${userId}::uuid AND o.status = 'DISPUTED' AND l."givenBackAt" IS NULL AND l."classId" IN (${classIds})
  ORDER BY o.id LIMIT 1`;

/** Finds a user's disputed order for one of these classes: access returns once the dispute is won. */
export async function findDisputedOrder(db: Db, userId: string, classIds: readonly string[]) {
  const [row] = await db.$queryRaw<{ disputed: DisputedOrder | null }[]>`
    SELECT (${disputedOrder(userId, Prisma.sql`SELECT unnest(${[...classIds]}::uuid[])`)}) AS disputed`;
  return row!.disputed;
}

const pendingColumns = {
  id: true,
  code: true,
  status: true,
  total: true,
  paymentMethod: true,
  expiresAt: true,
  redirectUrl: true,
  lines: { select: { classId: true, bundleId: true, ticketId: true, quantity: true } },
  redemptions: { select: { voucherId: true } },
} satisfies Prisma.OrderSelect;
export type PendingOrderRow = Prisma.OrderGetPayload<{ select: typeof pendingColumns }>;

/** Keys that only one of a buyer's waiting orders may hold: a class, or an additional ticket. */
export interface OrderedKeys {
  readonly classIds: readonly string[];
  readonly additionalIds: readonly string[];
}
/** Finds a buyer's pending orders that contain any of these, oldest first. */
export const findPendingOrders = (db: Db, userId: string, { classIds, additionalIds }: OrderedKeys) =>
  db.order.findMany({
    where: { userId, lines: { some: { waitingUserId: userId, OR: orderedKeys({ classIds, additionalIds }) } } },
    orderBy: { id: 'asc' },
    select: pendingColumns,
  });

const orderedKeys = ({ classIds, additionalIds }: OrderedKeys): Prisma.OrderLineWhereInput[] => [
  { classId: { in: [...classIds] }, OR: [{ ticketKind: null }, { ticketKind: 'regular' }] },
  { ticketId: { in: [...additionalIds] } },
];
