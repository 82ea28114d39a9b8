import type { QueryOf } from '@sinau/contracts';
import type { abuseEndpoints } from '@sinau/contracts/backoffice/abuse/abuse.endpoints';
import type { ReportReason, ReportedKind } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, isYes, prismaList, readPage, type Direction } from '../../platform/list.ts';

const person = { select: { id: true, fullname: true } } as const;
const columns = {
  id: true,
  kind: true,
  subjectId: true,
  title: true,
  reportCount: true,
  openedAt: true,
  takenUpById: true,
  takenUpAt: true,
  takenUpBy: person,
} satisfies Prisma.AbuseCaseSelect;
export type ListedCaseRow = Prisma.AbuseCaseGetPayload<{ select: typeof columns }>;

type QueueQuery = QueryOf<typeof abuseEndpoints.queue>;
const caseList = prismaList<QueueQuery, Prisma.AbuseCaseWhereInput, Prisma.AbuseCaseOrderByWithRelationInput>({
  keyword: (title) => [{ title }],
  sort: {
    openedAt: (sort: Direction) => ({ openedAt: { sort, nulls: 'last' } }),
    reportCount: (reportCount) => ({ reportCount }),
    createdAt: (createdAt) => ({ createdAt }),
    updatedAt: (sort: Direction) => ({ openedAt: { sort, nulls: 'last' } }),
  },
  filter: {
    kind: (kind) => ({ kind: conditionOf(kind) as Prisma.EnumAbuseCaseKindFilter }),
    reason: (reason) => ({
      reports: { some: { decidedAt: null, reason: conditionOf(reason) as Prisma.EnumReportReasonFilter } },
    }),
    isOpen: (condition) => ({ openedAt: isYes(condition) ? { not: null } : null }),
    takenUpById: (id) => ({ takenUpById: conditionOf(id) as Prisma.UuidNullableFilter }),
  },
  fallback: [['openedAt', 'asc']],
  tieBreak: { id: 'asc' },
});
export function findCases(db: Db, query: QueueQuery) {
  const { where, ...page } = caseList(query, {});
  return readPage(db.abuseCase.findMany({ where, ...page, select: columns }), db.abuseCase.count({ where }));
}
export const findCase = (db: Db, id: string) => db.abuseCase.findUnique({ where: { id }, select: columns });

export interface ReasonRow {
  caseId: string;
  reason: ReportReason;
  count: number;
}
/** Counts the open reports of these cases by reason, the most frequent first. */
export const countReasons = (db: Db, caseIds: readonly string[]) =>
  db.$queryRaw<ReasonRow[]>`
    SELECT "caseId", reason::text, count(*)::int AS count FROM "AbuseReport"
    WHERE "caseId" = ANY(${[...caseIds]}::uuid[]) AND "decidedAt" IS NULL
    GROUP BY "caseId", reason ORDER BY count DESC, reason`;

export const findReports = (db: Db, caseId: string) =>
  db.abuseReport.findMany({
    where: { caseId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: 100,
    include: { user: person },
  });
export type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

/** Acts of operators about any of these. */
export const findHistory = (db: Db, subjectIds: readonly string[]) =>
  db.auditEntry.findMany({
    where: { subjectId: { in: [...subjectIds] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 50,
    select: { id: true, act: true, actor: person, reason: true, createdAt: true },
  });
export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number];

/** Finds a user's report that waits for a decision. */
export const findOwnReport = (db: Db, userId: string, kind: ReportedKind, subjectId: string) =>
  db.abuseReport.findFirst({ where: { userId, decidedAt: null, case: { kind, subjectId } } });

export const updateHandler = (tx: Db, id: string, handler: { takenUpById: string; takenUpAt: Date } | null) =>
  tx.abuseCase.update({
    where: { id },
    data: handler ?? { takenUpById: null, takenUpAt: null },
    select: { id: true },
  });
