import type { UserId } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import { Prisma } from '../../platform/db.ts';

interface NewInvoice {
  orderId: string;
  /** Year of the series in which it is numbered. */
  year: number;
  issuedAt: Date;
}

/**
 * Numbers and stores the invoice of an order, unless it has one. The series is locked until the transaction ends:
 * numbers have no gaps, and one invoice is issued at a time.
 */
export async function insertInvoice(tx: Db, { orderId, year, issuedAt }: NewInvoice) {
  const [row] = await tx.$queryRaw<{ id: string; number: string }[]>`
    WITH series AS (
      INSERT INTO "InvoiceSeries" AS s (year, last)
      SELECT ${year}::int, 1 WHERE NOT EXISTS (SELECT FROM "Invoice" WHERE "orderId" = ${orderId}::uuid)
      ON CONFLICT (year) DO UPDATE SET last = s.last + 1 RETURNING year, last
    )
    INSERT INTO "Invoice" ("orderId", year, sequence, number, "issuedAt", "buyerName", "buyerEmail", content)
    SELECT o.id, series.year, series.last,
      'INV/' || series.year || '/' || lpad(series.last::text, greatest(6, length(series.last::text)), '0'),
      ${issuedAt}, u.fullname, u.email, ${contentOf}
    FROM series CROSS JOIN "Order" o JOIN "User" u ON u.id = o."userId" WHERE o.id = ${orderId}::uuid
    RETURNING id, number`;
  return row ?? null;
}

/** Content of the invoice of order `o`. */
const contentOf = Prisma.sql`json_build_object(
  'orderedAt', o."createdAt", 'paidAt', o."paidAt", 'paymentMethod', o."paymentMethod", 'lines', (
    SELECT json_agg(json_build_object(
      'type', CASE WHEN l."ticketKind" = 'additional' THEN 'ticket' WHEN c.kind = 'webinar' THEN 'webinar' ELSE c.format::text END,
      'title', l.title, 'ticket', t.title, 'bundle', b.title, 'mitra', m.name, 'quantity', l.quantity,
      'listPrice', l."listPrice", 'voucherMitra', l."voucherMitra", 'voucherPlatform', l."voucherPlatform", 'paid', l.paid, 'tax', l.tax
    ) ORDER BY l.id)
    FROM "OrderLine" l JOIN "Class" c ON c.id = l."classId" LEFT JOIN "Ticket" t ON t.id = l."ticketId"
      LEFT JOIN "Bundle" b ON b.id = l."bundleId" LEFT JOIN "Mitra" m ON m.id = c."mitraId"
    WHERE l."orderId" = o.id))`;

const columns = { include: { order: { select: { code: true } } } } satisfies Prisma.InvoiceDefaultArgs;
export type InvoiceRow = Prisma.InvoiceGetPayload<typeof columns>;

export const findOwnInvoice = (db: Db, userId: UserId, orderId: string) =>
  db.invoice.findFirst({ where: { orderId, order: { userId } }, ...columns });
export const findInvoice = (db: Db, id: string) => db.invoice.findUnique({ where: { id }, ...columns });

/** Finds orders that were paid before invoices existed, the earliest first. */
export const findUninvoicedOrders = (db: Db, take: number) =>
  db.order.findMany({
    where: { total: { gt: 0 }, paidAt: { not: null }, invoice: null },
    orderBy: [{ paidAt: 'asc' }, { id: 'asc' }],
    take,
    select: { id: true },
  });
