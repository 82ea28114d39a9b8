import type { OrderEventKind } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { Prisma, type Db } from '../../platform/db.ts';
import { hasAccess } from '../../core/enrolment/index.ts';

interface OrderEventRow {
  readonly kind: OrderEventKind;
  readonly at: string;
  readonly paymentMethod: string | null;
}
/** Fields that the newer shape of an order shows besides the order itself. */
export interface OrderHistory {
  /** In chronological order. */
  readonly events: readonly OrderEventRow[];
  readonly invoice: { readonly number: string; readonly issuedAt: string } | null;
  /** Code of the order that replaced it. */
  readonly replacedBy: string | null;
  /** True if all of it is on sale, no webinar of it is over, and its buyer has access to no class of it, nor a dispute about one. */
  readonly isAvailable: boolean;
}

/** Finds the histories of these orders, each as its buyer sees it; one statement, however many there are. */
export async function findHistories(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, OrderHistory>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<(OrderHistory & { id: string })[]>`
    SELECT o.id,
      (SELECT coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at, 'paymentMethod', e."paymentMethod") ORDER BY e.id), '[]')
        FROM "OrderEvent" e WHERE e."orderId" = o.id) AS events,
      (SELECT json_build_object('number', i.number, 'issuedAt', i."issuedAt") FROM "Invoice" i WHERE i."orderId" = o.id) AS invoice,
      (SELECT r.code FROM "Order" r WHERE r.id = o."replacedById") AS "replacedBy",
      NOT EXISTS (
        SELECT FROM "OrderLine" l JOIN "Class" c ON c.id = l."classId" LEFT JOIN "Bundle" b ON b.id = l."bundleId"
        WHERE l."orderId" = o.id AND (
          NOT c."isForSale" OR NOT coalesce(b."isOffered", TRUE)
          OR (c.kind = 'webinar' AND (c."endsAt" IS NULL OR c."endsAt" <= now()))
          OR EXISTS (
            SELECT FROM "Participant" p
            WHERE p."userId" = o."userId" AND p."classId" = c.id AND ${hasAccess(Prisma.sql`p.id`)})
          OR EXISTS (
            SELECT FROM "OrderLine" x JOIN "Order" d ON d.id = x."orderId"
            WHERE d."userId" = o."userId" AND d.status = 'DISPUTED' AND x."classId" = c.id AND x."givenBackAt" IS NULL))
      ) AS "isAvailable"
    FROM "Order" o WHERE o.id = ANY(${ids}::uuid[])`;
  return new Map(rows.map(({ id, ...history }) => [id, history]));
}
