import type { CheckoutItems } from '@sinau/contracts/cart/cart.schemas';
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
} from '../catalog/index.ts';
import { hasAccess } from '../enrolment/index.ts';

/** The facts that decide whether somebody may buy what they chose, and for how much. */
export interface CheckoutFacts {
  /** Programs and bundles that were ever published, whether they can be bought or not. */
  readonly programs: readonly SaleClassRow[];
  readonly bundles: readonly SaleBundleRow[];
  /** Of all their classes: those that the buyer has access to. */
  readonly ownedIds: ReadonlySet<string>;
  /** Whether the buyer belongs to the mitra of any of them. */
  readonly isOwn: boolean;
}

/** Reads the facts in one statement. Webinars are bought by their tickets, so they are not among programs. */
export async function findCheckoutFacts(
  sql: RunSql,
  userId: string,
  { programIds, bundleIds }: Pick<CheckoutItems, 'programIds' | 'bundleIds'>,
): Promise<CheckoutFacts> {
  const [row] = await sql<{
    programs: SaleClassJson[];
    bundles: SaleBundleJson[];
    ownedIds: string[];
    isOwn: boolean;
  }>(Prisma.sql`
    WITH program AS MATERIALIZED (
      SELECT * FROM "Class" WHERE id = ANY(${programIds}::uuid[]) AND kind = 'program' AND "publishedAt" IS NOT NULL
    ), bundle AS MATERIALIZED (
      SELECT * FROM "Bundle" WHERE id = ANY(${bundleIds}::uuid[]) AND "publishedAt" IS NOT NULL
    )
    SELECT
      (SELECT coalesce(json_agg(${saleClassJson(Prisma.sql`program`)}), '[]') FROM program) AS programs,
      (SELECT coalesce(json_agg(${saleBundleJson(Prisma.sql`bundle`)}), '[]') FROM bundle) AS bundles,
      (
        SELECT coalesce(json_agg(p."classId"), '[]') FROM "Participant" p
        WHERE p."userId" = ${userId}::uuid
          AND p."classId" IN (SELECT id FROM program UNION ALL SELECT i."classId" FROM "BundleItem" i JOIN bundle ON bundle.id = i."bundleId")
          AND ${hasAccess(Prisma.sql`p.id`)}
      ) AS "ownedIds",
      EXISTS (
        SELECT FROM "MitraMember" m
        WHERE m."userId" = ${userId}::uuid AND m.role <> 'instructor' AND m."mitraId" IN (SELECT "mitraId" FROM program UNION ALL SELECT "mitraId" FROM bundle)
      ) AS "isOwn"`);
  const { programs, bundles, ownedIds, isOwn } = row!;
  return {
    programs: programs.map(saleClassFrom),
    bundles: bundles.map(saleBundleFrom),
    ownedIds: new Set(ownedIds),
    isOwn,
  };
}

const pendingColumns = {
  id: true,
  code: true,
  status: true,
  total: true,
  paymentMethod: true,
  expiresAt: true,
  redirectUrl: true,
  lines: { select: { classId: true, bundleId: true } },
} satisfies Prisma.OrderSelect;
export type PendingOrderRow = Prisma.OrderGetPayload<{ select: typeof pendingColumns }>;

/** A buyer's pending orders that contain any of the classes, oldest first. */
export const findPendingOrders = (db: Db, userId: string, classIds: readonly string[]) =>
  db.order.findMany({
    where: { userId, lines: { some: { waitingUserId: userId, classId: { in: [...classIds] } } } },
    orderBy: { id: 'asc' },
    select: pendingColumns,
  });
