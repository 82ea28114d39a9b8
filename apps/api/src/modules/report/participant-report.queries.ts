import type { QueryOf } from '@sinau/contracts';
import type { LessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { reportEndpoints } from '@sinau/contracts/report/report.endpoints';
import type { SessionStatus, SubmissionState } from '../../generated/prisma/enums.ts';
import { sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { hasAccess } from '../enrolment/index.ts';
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

const columns = Prisma.sql`
  p.id, u.fullname, u.avatar, p.progress, p."createdAt" AS "enrolledAt", p."completedAt", p."lastActivityAt",
  (SELECT min(s."beganAt") FROM "LessonSession" s WHERE s."participantId" = p.id) AS "startedAt",
  ${hasAccess(Prisma.sql`p.id`)} AS "hasAccess"`;

type ParticipantQuery = QueryOf<typeof reportEndpoints.participants>;

/** Participants without the value come last in both directions. */
const nullsLast = (value: Prisma.Sql) => Prisma.sql`${value} IS NULL, ${value}`;

const from = Prisma.sql`"Participant" p JOIN "User" u ON u.id = p."userId"`;
const participantList = sqlList<ParticipantQuery>({
  select: columns,
  from,
  keyword: [Prisma.sql`u.fullname`],
  sort: {
    enrolledAt: Prisma.sql`p."createdAt"`,
    progress: Prisma.sql`p.progress`,
    fullname: Prisma.sql`u.fullname`,
    completedAt: nullsLast(Prisma.sql`p."completedAt"`),
    lastActivityAt: nullsLast(Prisma.sql`p."lastActivityAt"`),
  },
  filter: {
    progress: column(Prisma.sql`p.progress`),
    enrolledAt: column(Prisma.sql`p."createdAt"`, 'timestamptz'),
  },
  fallback: [['enrolledAt', 'desc']],
  id: Prisma.sql`p.id`,
  isCostly: true,
});
const takesPart = (classId: string) => Prisma.sql`p."classId" = ${classId}::uuid`;

export const findParticipants = (db: Db, classId: string, query: ParticipantQuery) =>
  participantList.page<ParticipantReportRow>(db, query, takesPart(classId));

/** The next page by enrolment, newest first. */
export const findParticipantsAfter = (db: Db, classId: string, query: ParticipantQuery, { after, take }: Keyset) =>
  db.$queryRaw<ParticipantReportRow[]>`
    SELECT ${columns} FROM ${from} WHERE ${takesPart(classId)} AND ${participantList.where(query)}
      ${after ? Prisma.sql`AND (p."createdAt", p.id) < (${after.at}, ${after.id}::uuid)` : Prisma.empty}
    ORDER BY p."createdAt" DESC, p.id DESC LIMIT ${take}`;

export interface ParticipantDetailRow extends ParticipantReportRow {
  class: { id: string; type: 'program' | 'webinar'; title: string; slug: string };
  certificateIssuedAt: Date | null;
}
/** Somebody who takes part in a class that the partner reaches. */
export async function findParticipant(db: Db, partner: Reach, id: string) {
  const [row] = await db.$queryRaw<ParticipantDetailRow[]>`
    SELECT ${columns}, json_build_object('id', c.id, 'type', c.kind, 'title', c.title, 'slug', c.slug) AS class,
      (SELECT k."issuedAt" FROM "Certificate" k WHERE k."participantId" = p.id AND k."revokedAt" IS NULL) AS "certificateIssuedAt"
    FROM "Participant" p JOIN "User" u ON u.id = p."userId" JOIN "Class" c ON c.id = p."classId"
    WHERE p.id = ${id}::uuid AND ${sqlReachedBy(Prisma.sql`c`, partner)}`;
  return row ?? null;
}

export interface ParticipantLessonRow {
  id: string;
  section: string | null;
  type: LessonType;
  title: string;
  status: SessionStatus | null;
  isRequired: boolean | null;
  beganAt: Date | null;
  passedAt: Date | null;
  submissionId: string | null;
  submissionState: SubmissionState | null;
  score: number | null;
  quiz: { sessionId: string; used: number; left: number | null; score: number | null } | null;
}
/** One's own outline: what is offered now, and the lessons begun that were taken out since, in the order of the class. */
export const findParticipantLessons = (db: Db, id: string, classId: string) =>
  db.$queryRaw<ParticipantLessonRow[]>`
    SELECT l.id, c.title AS section, l.type::text, l.title, s.status::text, s."isRequired", s."beganAt", s."passedAt",
      h.id AS "submissionId", h.state::text AS "submissionState", h.score,
      CASE WHEN l.type = 'quiz' AND s.id IS NOT NULL THEN json_build_object(
        'sessionId', s.id, 'used', tries.used, 'score', tries.score,
        'left', CASE WHEN l.setting->>'maxAttempts' IS NOT NULL
          THEN greatest((l.setting->>'maxAttempts')::int + s."extraAttempts" - tries.used, 0) END) END AS quiz
    FROM "Lesson" l
    LEFT JOIN "Section" c ON c.id = l."sectionId"
    LEFT JOIN "LessonSession" s ON s."lessonId" = l.id AND s."participantId" = ${id}::uuid
    LEFT JOIN "Submission" h ON h."sessionId" = s.id AND h."submittedAt" IS NOT NULL
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS used,
        max(floor(round(100 * points) / "maxPoints")) FILTER (WHERE status = 'graded')::int AS score
      FROM "QuizAttempt" WHERE "sessionId" = s.id
    ) tries
    WHERE l."classId" = ${classId}::uuid AND (l."retiredAt" IS NULL AND l."isComplete" OR s."beganAt" IS NOT NULL)
    ORDER BY c.position NULLS LAST, c.id, l.position, l.id`;
