import type { QueryOf } from '@sinau/contracts';
import type { auditEndpoints } from '@sinau/contracts/core/audit/audit.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';

export const insertAuditEntry = (tx: Db, entry: Prisma.AuditEntryUncheckedCreateInput) =>
  tx.auditEntry.create({ data: entry, select: { id: true } });

const actor = { select: { id: true, fullname: true } } as const;

type AuditQuery = QueryOf<typeof auditEndpoints.list>;
const auditList = prismaList<AuditQuery, Prisma.AuditEntryWhereInput, Prisma.AuditEntryOrderByWithRelationInput>({
  keyword: (subject) => [{ subject }],
  sort: { createdAt: (createdAt) => ({ createdAt }), updatedAt: (createdAt) => ({ createdAt }) },
  filter: {
    act: (act) => ({ act: conditionOf(act) as Prisma.StringFilter }),
    actorId: (actorId) => ({ actorId: conditionOf(actorId) as Prisma.UuidNullableFilter }),
    subjectType: (type) => ({ subjectType: conditionOf(type) as Prisma.StringFilter }),
    subjectId: (id) => ({ subjectId: conditionOf(id) as Prisma.UuidFilter }),
    personId: (id) => ({ personId: conditionOf(id) as Prisma.UuidNullableFilter }),
    createdAt: (createdAt) => ({ createdAt: conditionOf(createdAt) as Prisma.DateTimeFilter }),
  },
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});
export function findAuditEntries(db: Db, query: AuditQuery) {
  const { where, ...page } = auditList(query, {});
  return readPage(db.auditEntry.findMany({ where, ...page, include: { actor } }), db.auditEntry.count({ where }));
}
export type AuditRow = Awaited<ReturnType<typeof findAuditEntries>>['rows'][number];

export const findOperators = (db: Db) =>
  db.user.findMany({
    where: { OR: [{ isOperator: true }, { auditEntries: { some: {} } }] },
    orderBy: [{ fullname: 'asc' }, { id: 'asc' }],
    take: 1_000,
    select: { id: true, fullname: true },
  });
