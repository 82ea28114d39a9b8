import type { QueryOf } from '@sinau/contracts';
import type { transactionEndpoints } from '@sinau/contracts/transaction/transaction.endpoints';
import type { RefundReason } from '../../generated/prisma/enums.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';

const columns = {
  id: true,
  code: true,
  user: { select: { id: true, fullname: true, email: true, phone: true } },
  lines: { orderBy: { id: 'asc' }, select: { title: true } },
  refundReason: true,
  total: true,
  refundAmount: true,
  gateway: true,
  paymentMethod: true,
  refundDueAt: true,
  refundedAt: true,
  refundReference: true,
  refundedBy: { select: { fullname: true } },
} satisfies Prisma.OrderSelect;
export type RefundRow = Prisma.OrderGetPayload<{ select: typeof columns }>;

const isOwed = { refundDueAt: { not: null } } satisfies Prisma.OrderWhereInput;

const refundList = prismaList<
  QueryOf<typeof transactionEndpoints.refunds>,
  Prisma.OrderWhereInput,
  Prisma.OrderOrderByWithRelationInput
>({
  keyword: (text) => [{ code: text }, { user: { fullname: text } }, { user: { email: text } }],
  sort: {
    dueAt: (refundDueAt) => ({ refundDueAt }),
    refundedAt: (sort) => ({ refundedAt: { sort, nulls: 'last' } }),
  },
  filter: {
    isPaid: (condition) => ({ refundedAt: isPaid(condition) ? { not: null } : null }),
    reason: (condition) => ({ refundReason: conditionOf(condition) as { in: RefundReason[] } }),
  },
  fallback: [['dueAt', 'asc']],
  tieBreak: { id: 'asc' },
});
const isPaid = (condition: unknown) =>
  typeof condition === 'object' ? (condition as { ne?: boolean }).ne === false : condition === true;

export function findRefunds(db: Db, query: QueryOf<typeof transactionEndpoints.refunds>) {
  const { where, ...page } = refundList(query, isOwed);
  return readPage(db.order.findMany({ where, ...page, select: columns }), db.order.count({ where }));
}
export const findRefund = (db: Db, where: { id: string } | { code: string }) =>
  db.order.findFirst({ where: { ...where, ...isOwed }, select: columns });

interface PaidRefund {
  refundedAt: Date;
  refundReference: string;
  refundedById: string | null;
}
/** False if the refund is marked already. Of two concurrent calls, the first wins. */
export async function updateRefunded(tx: Db, id: string, refund: PaidRefund) {
  const { count } = await tx.order.updateMany({ where: { id, ...isOwed, refundedAt: null }, data: refund });
  return count === 1;
}
