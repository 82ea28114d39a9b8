import type { QueryOf } from '@sinau/contracts';
import type { refundEndpoints } from '@sinau/contracts/commerce/refund/refund.endpoints';
import type { DifferenceKind, DisputeState } from '@sinau/contracts/commerce/refund/refund.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlConditionOf, sqlList } from '../../platform/sql-list.ts';

export interface DisputeRow {
  id: string;
  orderId: string;
  buyer: { id: string; fullname: string; email: string };
  titles: string[];
  total: number;
  disputedAt: Date;
  state: DisputeState;
}

const state = Prisma.sql`CASE WHEN o.status = 'DISPUTED' THEN 'open' WHEN o."disputeWonAt" IS NOT NULL THEN 'won' ELSE 'lost' END`;
const columns = Prisma.sql`
  o.id, o.code AS "orderId", json_build_object('id', u.id, 'fullname', u.fullname, 'email', u.email) AS buyer,
  (SELECT json_agg(l.title ORDER BY l.id) FROM "OrderLine" l WHERE l."orderId" = o.id) AS titles, o.total, o."disputedAt", ${state} AS state`;
const disputed = Prisma.sql`"Order" o JOIN "User" u ON u.id = o."userId"`;

const disputes = sqlList<QueryOf<typeof refundEndpoints.disputes>>({
  select: columns,
  from: disputed,
  keyword: [
    Prisma.sql`o.code`,
    Prisma.sql`u.fullname`,
    Prisma.sql`u.email`,
    Prisma.sql`(SELECT string_agg(l.title, ' ') FROM "OrderLine" l WHERE l."orderId" = o.id)`,
  ],
  sort: {
    disputedAt: Prisma.sql`o."disputedAt"`,
    total: Prisma.sql`o.total`,
    createdAt: Prisma.sql`o."disputedAt"`,
    updatedAt: Prisma.sql`coalesce(o."disputeWonAt", o."disputedAt")`,
  },
  filter: {
    state: column(state),
    buyerId: column(Prisma.sql`o."userId"`, 'uuid'),
    classId: (condition) =>
      Prisma.sql`EXISTS (SELECT FROM "OrderLine" l WHERE l."orderId" = o.id AND ${sqlConditionOf(Prisma.sql`l."classId"`, condition, Prisma.sql`uuid`)})`,
  },
  fallback: [['disputedAt', 'desc']],
  id: Prisma.sql`o.id`,
});
export const findDisputes = (db: Db, query: QueryOf<typeof refundEndpoints.disputes>) =>
  disputes.page<DisputeRow>(db, query, Prisma.sql`o."disputedAt" IS NOT NULL`);
export async function findDispute(db: Db, id: string) {
  const [row] = await db.$queryRaw<DisputeRow[]>`
    SELECT ${columns} FROM ${disputed} WHERE o.id = ${id}::uuid AND o."disputedAt" IS NOT NULL`;
  return row ?? null;
}

export interface DifferenceRow {
  id: string;
  orderId: string;
  kind: DifferenceKind;
  key: string;
  amount: number | null;
  total: number;
  foundAt: Date;
  endedAt: Date | null;
}
const differences = sqlList<QueryOf<typeof refundEndpoints.differences>>({
  select: Prisma.sql`d.id, o.code AS "orderId", d.kind::text, d.key, d.amount, o.total, d."foundAt", d."endedAt"`,
  from: Prisma.sql`"PaymentDifference" d JOIN "Order" o ON o.id = d."orderId"`,
  keyword: [Prisma.sql`o.code`],
  sort: {
    foundAt: Prisma.sql`d."foundAt"`,
    createdAt: Prisma.sql`d."foundAt"`,
    updatedAt: Prisma.sql`coalesce(d."endedAt", d."foundAt")`,
  },
  filter: {
    isOpen: column(Prisma.sql`(d."endedAt" IS NULL)`, 'boolean'),
    kind: column(Prisma.sql`d.kind::text`),
  },
  fallback: [['foundAt', 'desc']],
  id: Prisma.sql`d.id`,
});
export const findDifferences = (db: Db, query: QueryOf<typeof refundEndpoints.differences>) =>
  differences.page<DifferenceRow>(db, query, Prisma.sql`TRUE`);
