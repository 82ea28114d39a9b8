import type { RefundReason } from '../../generated/prisma/enums.ts';
import { columnsOf, Prisma, type Db } from '../../platform/db.ts';
import { saleClassFrom, saleClassJson, type SaleClassJson, type SaleClassRow } from '../../storefront/catalog/index.ts';
import type { TicketKind } from '@sinau/contracts/commerce/ticket/ticket.rules';
import type { VoucherFunder } from '@sinau/contracts/commerce/voucher/voucher.rules';

/** Amount that is owed back, or was paid back, of one line. */
interface LineRefundRow {
  amount: number;
  reason: RefundReason;
  dueAt: Date;
  refundedAt: Date | null;
  refundReference: string | null;
}
export type OrderLineRow = Prisma.OrderLineGetPayload<object> & {
  readonly class: SaleClassRow;
  readonly bundle: { id: string; title: string; slug: string; thumbnail: string | null } | null;
  readonly ticket: { id: string; title: string; kind: TicketKind } | null;
  readonly refund: LineRefundRow | null;
};
type StoredLine = Omit<OrderLineRow, 'class' | 'refund'> & {
  readonly class: SaleClassJson;
  readonly refund: (Omit<LineRefundRow, 'dueAt' | 'refundedAt'> & { dueAt: string; refundedAt: string | null }) | null;
};

/** Voucher that an order uses, or used. */
export interface OrderVoucherRow {
  readonly orderId: string;
  readonly code: string;
  readonly fundedBy: VoucherFunder;
  readonly discount: number;
}

/** Refund to be paid to an account of the buyer, since the gateway cannot pay it back. */
export interface PayoutRow {
  amount: number | null;
  account: { bank: string; holder: string; numberEnd: string } | null;
}

export const lineColumns = columnsOf('l', Prisma.OrderLineScalarFieldEnum);

/** Adds the lines and vouchers to orders; both are read in one statement each, however many there are. */
export async function withLines<Order extends { readonly id: string; readonly refundDueAt: Date | null }>(
  db: Db,
  orders: readonly Order[],
) {
  if (orders.length === 0) return [];
  const lines = await db.$queryRaw<StoredLine[]>`
    SELECT ${lineColumns}, ${saleClassJson(Prisma.sql`c`)} AS class,
      CASE WHEN b.id IS NOT NULL THEN json_build_object('id', b.id, 'title', b.title, 'slug', b.slug, 'thumbnail', b.thumbnail) END AS bundle,
      CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'title', t.title, 'kind', t.kind) END AS ticket,
      CASE WHEN r.id IS NOT NULL THEN json_build_object('amount', r.amount, 'reason', r.reason, 'dueAt', r."dueAt",
        'refundedAt', r."refundedAt", 'refundReference', r."refundReference") END AS refund
    FROM "OrderLine" l JOIN "Class" c ON c.id = l."classId" LEFT JOIN "Bundle" b ON b.id = l."bundleId"
      LEFT JOIN "Ticket" t ON t.id = l."ticketId" LEFT JOIN "LineRefund" r ON r."orderLineId" = l.id
    WHERE l."orderId" = ANY(${orders.map(({ id }) => id)}::uuid[]) ORDER BY l.id`;
  const byOrder = Map.groupBy(lines.map(lineFrom), ({ orderId }) => orderId);
  const owing = orders.filter(({ id, refundDueAt }) => refundDueAt || byOrder.get(id)?.some(({ refund }) => refund));
  const payouts = await findPayouts(
    db,
    owing.map(({ id }) => id),
  );
  const vouchers = await findVouchersOf(db, lines);
  return orders.map((order) => ({
    ...order,
    lines: byOrder.get(order.id) ?? [],
    vouchers: vouchers.filter(({ orderId }) => orderId === order.id),
    payout: payouts.get(order.id) ?? null,
  }));
}

/** Most orders owe nothing, and then no query is sent. */
async function findPayouts(db: Db, orderIds: readonly string[]): Promise<Map<string, PayoutRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db.$queryRaw<(PayoutRow & { orderId: string })[]>`
    SELECT p."orderId", sum(coalesce(r.amount, o."refundAmount"))::int AS amount,
      CASE WHEN a."orderId" IS NOT NULL THEN json_build_object('bank', b.name, 'holder', a.holder, 'numberEnd', a."numberEnd") END AS account
    FROM "RefundPayment" p JOIN "Order" o ON o.id = p."orderId" LEFT JOIN "LineRefund" r ON r.id = p.id
      LEFT JOIN "RefundAccount" a ON a."orderId" = o.id LEFT JOIN "Bank" b ON b.code = a."bankCode"
    WHERE p."orderId" = ANY(${[...orderIds]}::uuid[]) AND p.way = 'bank'
      AND CASE WHEN r.id IS NULL THEN o."refundedAt" IS NULL ELSE r."refundedAt" IS NULL END
    GROUP BY p."orderId", a."orderId", b.code`;
  return new Map(rows.map(({ orderId, ...payout }) => [orderId, payout]));
}

/** The mitra's voucher comes first. Orders without a discount have none, so no query is sent for them. */
async function findVouchersOf(db: Db, lines: readonly StoredLine[]) {
  const ids = lines.flatMap((line) => (line.voucherMitra + line.voucherPlatform > 0 ? line.orderId : []));
  if (ids.length === 0) return [];
  return db.$queryRaw<OrderVoucherRow[]>`
    SELECT r."orderId", v.code, r."fundedBy", r.discount FROM "VoucherRedemption" r JOIN "Voucher" v ON v.id = r."voucherId"
    WHERE r."orderId" = ANY(${[...new Set(ids)]}::uuid[]) ORDER BY r."fundedBy"`;
}

const lineFrom = ({ refund, ...line }: StoredLine): OrderLineRow => ({
  ...line,
  class: saleClassFrom(line.class),
  refund: refund && {
    ...refund,
    dueAt: new Date(refund.dueAt),
    refundedAt: refund.refundedAt === null ? null : new Date(refund.refundedAt),
  },
});
