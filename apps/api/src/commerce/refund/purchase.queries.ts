import type { UserId } from '../../platform/actor.ts';
import type { OrderState } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';

/** Line of an order that is kept so far, with the data that decides whether it can be refunded. */
export interface PurchaseRow {
  lineId: string;
  orderId: string;
  classId: string;
  title: string;
  ticket: string | null;
  ticketKind: 'regular' | 'additional' | null;
  bundle: string | null;
  amount: number;
  isPriced: boolean;
  progress: number;
  hasCertificate: boolean;
  paidAt: Date;
  firstSessionAt: Date | null;
  /** Additional tickets of this seat, in any order. */
  withIt: { lineId: string; orderId: string; title: string; amount: number }[];
}

const isKept = (line: Prisma.Sql) =>
  Prisma.sql`${line}."givenBackAt" IS NULL AND (${line}.stock IS NULL OR ${line}.stock = 'sold')`;
const isPaid = (order: Prisma.Sql) => Prisma.sql`${order}.status IN ('SUCCESS', 'PARTIALLY_REFUNDED')`;

const kept = (where: Prisma.Sql) => Prisma.sql`
  SELECT l.id AS "lineId", o.id AS "orderId", l."classId", l.title, t.title AS ticket, l."ticketKind"::text, b.title AS bundle, l.paid AS amount,
    l."listPrice" > l."voucherMitra" AS "isPriced", coalesce(p.progress, 0) AS progress,
    EXISTS (SELECT FROM "Certificate" f WHERE f."participantId" = p.id AND f."revokedAt" IS NULL) AS "hasCertificate", o."paidAt",
    (SELECT min(s."startsAt") FROM "LiveSession" s JOIN "Lesson" n ON n.id = s.id AND n."retiredAt" IS NULL
      WHERE s."classId" = l."classId" AND s."cancelledAt" IS NULL) AS "firstSessionAt",
    CASE WHEN l."ticketKind" = 'regular' THEN (
      SELECT coalesce(json_agg(json_build_object('lineId', x.id, 'orderId', x."orderId", 'title', xt.title, 'amount', x.paid) ORDER BY x.id), '[]'::json)
      FROM "OrderLine" x JOIN "Order" xo ON xo.id = x."orderId" JOIN "Ticket" xt ON xt.id = x."ticketId"
      WHERE x."classId" = l."classId" AND x."ticketKind" = 'additional' AND xo."userId" = o."userId"
        AND ${isPaid(Prisma.sql`xo`)} AND ${isKept(Prisma.sql`x`)})
    ELSE '[]'::json END AS "withIt"
  FROM "OrderLine" l JOIN "Order" o ON o.id = l."orderId"
  LEFT JOIN "Ticket" t ON t.id = l."ticketId" LEFT JOIN "Bundle" b ON b.id = l."bundleId"
  LEFT JOIN "Participant" p ON p."userId" = o."userId" AND p."classId" = l."classId"
  WHERE ${isPaid(Prisma.sql`o`)} AND ${isKept(Prisma.sql`l`)} AND ${where} ORDER BY l.id`;

export const findPurchases = (db: Db, orderId: string) =>
  db.$queryRaw<PurchaseRow[]>(kept(Prisma.sql`l."orderId" = ${orderId}::uuid`));

export interface OrderHead {
  id: string;
  code: string;
  status: OrderState;
  total: number;
  paidAt: Date | null;
  paymentMethod: string | null;
  user: { id: string; fullname: string; email: string };
}
const head = {
  id: true,
  code: true,
  status: true,
  total: true,
  paidAt: true,
  paymentMethod: true,
  user: { select: { id: true, fullname: true, email: true } },
} satisfies Prisma.OrderSelect;

export const findOwnHead = (db: Db, userId: UserId, id: string): Promise<OrderHead | null> =>
  db.order.findFirst({ where: { id, userId }, select: head });
export const findHead = (db: Db, where: { id: string } | { code: string }): Promise<OrderHead | null> =>
  db.order.findFirst({ where, select: head });

/** Finds a user's orders that give a class, or a ticket of it. Null for a class that they never had. */
export async function findOwnOrdersOf(db: Db, userId: string, ref: string) {
  const [found] = await db.$queryRaw<{ classId: string; orderIds: string[] }[]>`
    SELECT c.id AS "classId", array_remove(array_agg(DISTINCT o.id), NULL) AS "orderIds"
    FROM "Class" c JOIN "Participant" p ON p."classId" = c.id AND p."userId" = ${userId}::uuid
    LEFT JOIN "OrderLine" l ON l."classId" = c.id AND ${isKept(Prisma.sql`l`)}
    LEFT JOIN "Order" o ON o.id = l."orderId" AND o."userId" = p."userId" AND ${isPaid(Prisma.sql`o`)}
    WHERE ${sqlRefIs(Prisma.sql`c`, ref)} GROUP BY c.id`;
  return found ?? null;
}
export const findHeads = (db: Db, ids: readonly string[]): Promise<OrderHead[]> =>
  db.order.findMany({ where: { id: { in: [...ids] } }, select: head, orderBy: { createdAt: 'desc' } });

/**
 * Locks the user's purchases, then their learning: nothing is passed, and no certificate issued, until the transaction
 * ends. The user is locked as where a moved seat is cancelled, so that the two cannot deadlock.
 */
export async function lockLearning(tx: Db, userId: string, classIds: readonly string[]) {
  await tx.$executeRaw`SELECT FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    SELECT FROM "Participant" WHERE "userId" = ${userId}::uuid AND "classId" = ANY(${[...classIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
}
