import type { QueryOf } from '@sinau/contracts';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { reportEndpoints } from '@sinau/contracts/backoffice/report/report.endpoints';
import type { ParticipantDetail } from '@sinau/contracts/backoffice/report/report.schemas';
import type { SessionStatus, SubmissionState } from '../../generated/prisma/enums.ts';
import { sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { hasAccess } from '../../core/enrolment/index.ts';
import { isoSql } from '../../study/live/index.ts';
import { buyersOf } from './buyers.queries.ts';
import type { Keyset } from '../../platform/keyset.ts';
import { sqlWithin, type AskedPeriod } from './period.ts';

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
  sessions: { attended: number; held: number } | null;
  enrolments: { id: string; title: string; progress: number }[];
}

/** Source of participants: enrolments in a class, or the buyers of a bundle. */
interface Source {
  readonly from: Prisma.Sql;
  readonly startedAt: Prisma.Sql;
  readonly hasAccess: Prisma.Sql;
  readonly sessions: Prisma.Sql;
  readonly enrolments: Prisma.Sql;
}
/** Each participant has one user, so a list that neither searches names nor sorts by them omits the join. */
const userOf = Prisma.sql`LEFT JOIN "User" u ON u.id = p."userId"`;
const begun = (isOf: Prisma.Sql) =>
  Prisma.sql`(SELECT min(s."beganAt") FROM "LessonSession" s WHERE s."participantId" = ${isOf})`;

/** Selects the live sessions `v` of a class that took place. */
const held = (now: Date) => Prisma.sql`
  "LiveSession" v JOIN "Lesson" taught ON taught.id = v.id AND taught."retiredAt" IS NULL AND v."cancelledAt" IS NULL AND v."startsAt" <= ${now}`;
export const hasHeldSessions = async (db: Db, classId: string, now: Date) => {
  const rows = await db.$queryRaw<object[]>`SELECT FROM ${held(now)} WHERE v."classId" = ${classId}::uuid LIMIT 1`;
  return rows.length > 0;
};

const enrolled = (now: Date): Source => ({
  from: Prisma.sql`"Participant" p ${userOf}`,
  startedAt: begun(Prisma.sql`p.id`),
  hasAccess: hasAccess(Prisma.sql`p.id`),
  sessions: Prisma.sql`(
    SELECT CASE WHEN count(*) > 0 THEN json_build_object('attended', count(a."sessionId"), 'held', count(*)) END
    FROM ${held(now)}
    LEFT JOIN "LessonSession" s ON s."lessonId" = v.id AND s."participantId" = p.id
    LEFT JOIN "Attendance" a ON a."sessionId" = s.id
    WHERE v."classId" = p."classId")`,
  enrolments: Prisma.sql`'[]'::json`,
});
const bought = (bundleId: string): Source => ({
  from: Prisma.sql`${buyersOf(Prisma.sql`${bundleId}::uuid`)} p ${userOf}`,
  startedAt: begun(Prisma.sql`ANY(p."participantIds")`),
  hasAccess: Prisma.sql`p."hasAccess"`,
  sessions: Prisma.sql`NULL::json`,
  enrolments: Prisma.sql`p.enrolments`,
});
const columnsOf = ({ startedAt, hasAccess: access, sessions, enrolments }: Source) => Prisma.sql`
  p.id, u.fullname, u.avatar, p.progress, p."createdAt" AS "enrolledAt", p."completedAt", p."lastActivityAt",
  ${startedAt} AS "startedAt", ${access} AS "hasAccess", ${sessions} AS sessions, ${enrolments} AS enrolments`;

type ParticipantQuery = QueryOf<typeof reportEndpoints.participants>;
/** Subject of a report: a class, or a bundle. */
export interface Reported {
  readonly id: string;
  readonly type: 'program' | 'webinar' | 'bundle';
}
const sourceOf = ({ id, type }: Reported, now: Date) => (type === 'bundle' ? bought(id) : enrolled(now));
/** Limits to participants who enrolled in the requested period. */
const takesPart = ({ id, type }: Reported, period: AskedPeriod) =>
  Prisma.sql`${type === 'bundle' ? Prisma.sql`TRUE` : Prisma.sql`p."classId" = ${id}::uuid`} AND ${sqlWithin(Prisma.sql`p."createdAt"`, period)}`;

/** Participants without the value come last in both directions. */
const nullsLast = (value: Prisma.Sql) => Prisma.sql`${value} IS NULL, ${value}`;

const participantList = (source: Source) =>
  sqlList<ParticipantQuery>({
    select: columnsOf(source),
    from: source.from,
    keyword: [Prisma.sql`u.fullname`],
    sort: {
      enrolledAt: Prisma.sql`p."createdAt"`,
      createdAt: Prisma.sql`p."createdAt"`,
      updatedAt: Prisma.sql`coalesce(p."lastActivityAt", p."createdAt")`,
      progress: Prisma.sql`p.progress`,
      fullname: Prisma.sql`u.fullname`,
      completedAt: nullsLast(Prisma.sql`p."completedAt"`),
      lastActivityAt: nullsLast(Prisma.sql`p."lastActivityAt"`),
    },
    filter: {
      progress: column(Prisma.sql`p.progress`),
      enrolledAt: column(Prisma.sql`p."createdAt"`, 'timestamptz'),
      hasAccess: column(source.hasAccess, 'boolean'),
    },
    fallback: [['enrolledAt', 'desc']],
    id: Prisma.sql`p.id`,
    isCostly: true,
  });

export const findParticipants = (db: Db, reported: Reported, query: ParticipantQuery, now: Date) =>
  participantList(sourceOf(reported, now)).page<ParticipantReportRow>(db, query, takesPart(reported, query));

/** Finds the next page by enrolment, newest first. */
export const findParticipantsAfter = (
  db: Db,
  reported: Reported,
  query: ParticipantQuery,
  now: Date,
  { after, take }: Keyset,
) => {
  const source = sourceOf(reported, now);
  return db.$queryRaw<ParticipantReportRow[]>`
    SELECT ${columnsOf(source)} FROM ${source.from} WHERE ${takesPart(reported, query)} AND ${participantList(source).where(query)}
      ${after ? Prisma.sql`AND (p."createdAt", p.id) < (${after.at}, ${after.id}::uuid)` : Prisma.empty}
    ORDER BY p."createdAt" DESC, p.id DESC LIMIT ${take}`;
};

export interface ParticipantDetailRow extends Omit<ParticipantReportRow, 'enrolments'> {
  class: { id: string; type: 'program' | 'webinar'; title: string; slug: string };
  certificateIssuedAt: Date | null;
}
/** Finds a participant of a class to which the partner has access. */
export async function findParticipant(db: Db, partner: Reach, id: string, now: Date) {
  const [row] = await db.$queryRaw<ParticipantDetailRow[]>`
    SELECT ${columnsOf(enrolled(now))}, json_build_object('id', c.id, 'type', c.kind, 'title', c.title, 'slug', c.slug) AS class,
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
  session: ParticipantDetail['lessons'][number]['session'];
  quiz: { sessionId: string; used: number; left: number | null; score: number | null } | null;
}
/**
 * Finds the participant's own outline: the lessons that are offered now, and begun ones that were removed since, in the
 * order of the class.
 */
export const findParticipantLessons = (db: Db, id: string, classId: string) =>
  db.$queryRaw<ParticipantLessonRow[]>`
    SELECT l.id, c.title AS section, l.type::text, l.title, s.status::text, s."isRequired", s."beganAt", s."passedAt",
      h.id AS "submissionId", h.state::text AS "submissionState", h.score,
      CASE WHEN v.id IS NOT NULL THEN json_build_object(
        'startsAt', ${isoSql(Prisma.sql`v."startsAt"`)}, 'cancelledAt', ${isoSql(Prisma.sql`v."cancelledAt"`)},
        'attendance', CASE WHEN a.at IS NOT NULL THEN json_build_object(
          'at', ${isoSql(Prisma.sql`a.at`)}, 'method', a.method, 'reason', a.reason, 'markedBy', m.fullname) END) END AS session,
      CASE WHEN l.type = 'quiz' AND s.id IS NOT NULL THEN json_build_object(
        'sessionId', s.id, 'used', tries.used, 'score', tries.score,
        'left', CASE WHEN l.setting->>'maxAttempts' IS NOT NULL
          THEN greatest((l.setting->>'maxAttempts')::int + s."extraAttempts" - tries.used, 0) END) END AS quiz
    FROM "Lesson" l
    LEFT JOIN "Section" c ON c.id = l."sectionId"
    LEFT JOIN "LessonSession" s ON s."lessonId" = l.id AND s."participantId" = ${id}::uuid
    LEFT JOIN "LiveSession" v ON v.id = l.id AND l.type = 'webinar'
    LEFT JOIN "Attendance" a ON a."sessionId" = s.id
    LEFT JOIN "User" m ON m.id = a."markedById"
    LEFT JOIN "Submission" h ON h."sessionId" = s.id AND h."submittedAt" IS NOT NULL
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS used,
        max(floor(round(100 * points) / "maxPoints")) FILTER (WHERE status = 'graded')::int AS score
      FROM "QuizAttempt" WHERE "sessionId" = s.id
    ) tries
    WHERE l."classId" = ${classId}::uuid AND (l."retiredAt" IS NULL AND l."isComplete" OR s."beganAt" IS NOT NULL)
    ORDER BY c.position NULLS LAST, c.id, l.position, l.id`;
