import type { AbuseCaseKind, ReportReason, ReportedKind } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { Db, Prisma } from '../../platform/db.ts';

const columns = {
  id: true,
  kind: true,
  subjectId: true,
  title: true,
  reportCount: true,
  openedAt: true,
  takenUpById: true,
} satisfies Prisma.AbuseCaseSelect;
export type CaseRow = Prisma.AbuseCaseGetPayload<{ select: typeof columns }>;

/** Locks a case until the transaction ends: of two operators at once the second sees what the first did. */
export async function lockCase(tx: Db, id: string): Promise<CaseRow | null> {
  await tx.$queryRaw`SELECT FROM "AbuseCase" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return tx.abuseCase.findUnique({ where: { id }, select: columns });
}

export const findAppealCase = (tx: Db, stopId: string) =>
  tx.abuseCase.findUnique({
    where: { kind_subjectId: { kind: 'appeal', subjectId: stopId } },
    select: { id: true, openedAt: true },
  });

interface Subject {
  readonly kind: AbuseCaseKind;
  readonly subjectId: string;
  readonly title: string;
}
/** Inserts the case of a thing, or renames the one that exists; it stays locked until the transaction ends. */
async function claimCase(tx: Db, { kind, subjectId, title }: Subject, now: Date) {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "AbuseCase" (kind, "subjectId", title, "createdAt") VALUES (${kind}::"AbuseCaseKind", ${subjectId}::uuid, ${title}, ${now})
    ON CONFLICT (kind, "subjectId") DO UPDATE SET title = EXCLUDED.title RETURNING id`;
  return row!.id;
}

export interface NewReport {
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly title: string;
  readonly userId: string;
  readonly reason: ReportReason;
  readonly text: string;
}

/** Stores what a user says of a thing, in place of what they said before, and opens its case. */
export async function upsertReport(tx: Db, { userId, reason, text, ...subject }: NewReport, now: Date) {
  const caseId = await claimCase(tx, subject, now);
  const said = { reason, text, updatedAt: now, decidedAt: null, decision: null };
  const report = await tx.abuseReport.upsert({
    where: { caseId_userId: { caseId, userId } },
    create: { caseId, userId, createdAt: now, ...said },
    update: said,
  });
  await tx.$executeRaw`
    UPDATE "AbuseCase" SET "openedAt" = coalesce("openedAt", ${now}),
      "reportCount" = (SELECT count(*) FROM "AbuseReport" r WHERE r."caseId" = ${caseId}::uuid AND r."decidedAt" IS NULL)
    WHERE id = ${caseId}::uuid`;
  return report;
}

/** Opens the case of an appeal, once. */
export async function openAppeal(tx: Db, subject: Omit<Subject, 'kind'>, now: Date) {
  const id = await claimCase(tx, { ...subject, kind: 'appeal' }, now);
  await tx.abuseCase.update({ where: { id }, data: { openedAt: now }, select: { id: true } });
}

/** Decides about all open reports of a locked case and closes it. Returns the reporters to notify. */
export async function closeCase(tx: Db, id: string, decision: 'dismissed' | 'acted', now: Date) {
  const reports = await tx.abuseReport.updateManyAndReturn({
    where: { caseId: id, decidedAt: null },
    data: { decidedAt: now, decision },
    select: { id: true, userId: true },
  });
  await tx.abuseCase.update({
    where: { id },
    data: { openedAt: null, reportCount: 0, takenUpById: null, takenUpAt: null },
    select: { id: true },
  });
  return reports;
}
