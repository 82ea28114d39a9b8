import type { LessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { SessionStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { likeText, type Sorting } from '../../platform/list.ts';
import { sqlConditionOf } from '../../platform/sql-list.ts';
import type { Keyset } from './keyset.ts';

export interface ParticipantReportRow {
  id: string;
  fullname: string;
  avatar: string | null;
  progress: number;
  enrolledAt: Date;
  startedAt: Date | null;
  lastActivityAt: Date | null;
  completedAt: Date | null;
  hasAccess: boolean;
}

const lastActivity = Prisma.sql`(SELECT max(greatest(s."startedAt", s."passedAt", s."beatAt")) FROM "LessonSession" s WHERE s."participantId" = p.id)`;
const columns = Prisma.sql`
  p.id, u.fullname, u.avatar, p.progress, p."createdAt" AS "enrolledAt", p."completedAt",
  (SELECT min(s."startedAt") FROM "LessonSession" s WHERE s."participantId" = p.id) AS "startedAt",
  ${lastActivity} AS "lastActivityAt",
  EXISTS (SELECT FROM "Grant" g WHERE g."participantId" = p.id AND g."endedAt" IS NULL) AS "hasAccess"`;

const sortable = {
  enrolledAt: Prisma.sql`p."createdAt"`,
  progress: Prisma.sql`p.progress`,
  fullname: Prisma.sql`u.fullname`,
  completedAt: Prisma.sql`p."completedAt"`,
  lastActivityAt: lastActivity,
};
/** Who has not come so far stands last, whichever way the list is sorted. */
const orderOf = (sorting: Sorting) =>
  Prisma.join([
    ...sorting.map(
      ([name, direction]) => Prisma.sql`${sortable[name as keyof typeof sortable]} ${Prisma.raw(direction)} NULLS LAST`,
    ),
    Prisma.sql`p.id DESC`,
  ]);

interface ParticipantFilter {
  progress?: unknown;
  enrolledAt?: unknown;
  keyword?: string | undefined;
}
const participantsOf = (classId: string, { progress, enrolledAt, keyword }: ParticipantFilter) => Prisma.sql`
  FROM "Participant" p JOIN "User" u ON u.id = p."userId"
  WHERE p."classId" = ${classId}::uuid
    AND ${sqlConditionOf(Prisma.sql`p.progress`, progress)} AND ${sqlConditionOf(Prisma.sql`p."createdAt"`, enrolledAt, Prisma.sql`timestamptz`)}
    ${keyword ? Prisma.sql`AND u.fullname ILIKE ${`%${likeText(keyword)}%`}` : Prisma.empty}`;

interface ParticipantPage {
  where: ParticipantFilter;
  skip: number;
  take: number;
  sorting: Sorting;
}
export async function findParticipants(db: Db, classId: string, { where, skip, take, sorting }: ParticipantPage) {
  const from = participantsOf(classId, where);
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<
      ParticipantReportRow[]
    >`SELECT ${columns} ${from} ORDER BY ${orderOf(sorting)} LIMIT ${take} OFFSET ${skip}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${from}`,
  ]);
  return { rows, total: counted!.total };
}

/** The next of them by enrolment, the newest first. */
export const findParticipantsAfter = (db: Db, classId: string, where: ParticipantFilter, { after, take }: Keyset) =>
  db.$queryRaw<ParticipantReportRow[]>`
    SELECT ${columns} ${participantsOf(classId, where)} ${after ? Prisma.sql`AND (p."createdAt", p.id) < (${after.at}, ${after.id}::uuid)` : Prisma.empty}
    ORDER BY p."createdAt" DESC, p.id DESC LIMIT ${take}`;

export interface ParticipantDetailRow extends ParticipantReportRow {
  class: { id: string; type: 'program' | 'webinar'; title: string; slug: string };
  certificateIssuedAt: Date | null;
}
/** Somebody who takes part in a class of the mitra. */
export async function findParticipant(db: Db, mitraId: string, id: string) {
  const [row] = await db.$queryRaw<ParticipantDetailRow[]>`
    SELECT ${columns}, json_build_object('id', c.id, 'type', c.kind, 'title', c.title, 'slug', c.slug) AS class,
      (SELECT k."issuedAt" FROM "Certificate" k WHERE k."participantId" = p.id AND k."revokedAt" IS NULL) AS "certificateIssuedAt"
    FROM "Participant" p JOIN "User" u ON u.id = p."userId" JOIN "Class" c ON c.id = p."classId"
    WHERE p.id = ${id}::uuid AND c."mitraId" = ${mitraId}::uuid`;
  return row ?? null;
}

export interface ParticipantLessonRow {
  id: string;
  section: string | null;
  type: LessonType;
  title: string;
  status: SessionStatus | null;
  isRequired: boolean | null;
  startedAt: Date | null;
  passedAt: Date | null;
}
/** One's own outline: what is offered now, and the retired lessons that were begun, in the order of the class. */
export const findParticipantLessons = (db: Db, id: string, classId: string) =>
  db.$queryRaw<ParticipantLessonRow[]>`
    SELECT l.id, c.title AS section, l.type::text, l.title, s.status::text, s."isRequired", s."startedAt", s."passedAt"
    FROM "Lesson" l
    LEFT JOIN "Section" c ON c.id = l."sectionId"
    LEFT JOIN "LessonSession" s ON s."lessonId" = l.id AND s."participantId" = ${id}::uuid
    WHERE l."classId" = ${classId}::uuid AND (l."retiredAt" IS NULL OR s.id IS NOT NULL)
    ORDER BY c.position NULLS LAST, c.id, l.position, l.id`;
