import type { QueryOf } from '@sinau/contracts';
import type { attendanceEndpoints } from '@sinau/contracts/study/attendance/attendance.endpoints';
import type { AttendanceMethod } from '../../generated/prisma/enums.ts';
import { sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { isYes } from '../../platform/list.ts';
import { sqlList } from '../../platform/sql-list.ts';
import { hasAccess } from '../../core/enrolment/index.ts';

/** A live session that participants see, in a class that the partner reaches. */
export async function findTaughtSession(db: Db, partner: Reach, id: string) {
  const [row] = await db.$queryRaw<{ id: string; classId: string; slug: string }[]>`
    SELECT l.id, c.id AS "classId", l.slug FROM "LiveSession" v
    JOIN "Lesson" l ON l.id = v.id AND l."retiredAt" IS NULL JOIN "Class" c ON c.id = v."classId"
    WHERE v.id = ${id}::uuid AND ${sqlReachedBy(Prisma.sql`c`, partner)}`;
  return row ?? null;
}
interface Session {
  readonly id: string;
  readonly classId: string;
}

export interface AttendeeRow {
  id: string;
  fullname: string;
  avatar: string | null;
  at: Date | null;
  method: AttendanceMethod | null;
  reason: string | null;
  markedBy: string | null;
}

const columns = Prisma.sql`p.id, u.fullname, u.avatar, a.at, a.method, a.reason, k.fullname AS "markedBy"`;
/** Participants of the class, and those who attended before their access ended. */
const from = ({ id }: Pick<Session, 'id'>) => Prisma.sql`"Participant" p
  JOIN "User" u ON u.id = p."userId"
  LEFT JOIN "LessonSession" s ON s."participantId" = p.id AND s."lessonId" = ${id}::uuid
  LEFT JOIN "Attendance" a ON a."sessionId" = s.id
  LEFT JOIN "User" k ON k.id = a."markedById"`;
const ofClass = ({ classId }: Session) =>
  Prisma.sql`p."classId" = ${classId}::uuid AND (a.at IS NOT NULL OR ${hasAccess(Prisma.sql`p.id`)})`;

type AttendeeQuery = QueryOf<typeof attendanceEndpoints.list>;
const listIn = (session: Session) =>
  sqlList<AttendeeQuery>({
    select: columns,
    from: from(session),
    keyword: [Prisma.sql`u.fullname`],
    sort: {
      fullname: Prisma.sql`u.fullname`,
      at: Prisma.sql`a.at IS NULL, a.at`,
      createdAt: Prisma.sql`p."createdAt"`,
      updatedAt: Prisma.sql`coalesce(a.at, p."createdAt")`,
    },
    filter: { isPresent: (condition) => (isYes(condition) ? Prisma.sql`a.at IS NOT NULL` : Prisma.sql`a.at IS NULL`) },
    fallback: [['fullname', 'asc']],
    id: Prisma.sql`p.id`,
  });

export const findAttendees = (db: Db, session: Session, query: AttendeeQuery) =>
  listIn(session).page<AttendeeRow>(db, query, ofClass(session));

export interface After {
  readonly fullname: string;
  readonly id: string;
}
/** The next attendees that match the filter, by name. */
export const findAttendeesAfter = (db: Db, session: Session, query: AttendeeQuery, after: After | null, take: number) =>
  db.$queryRaw<AttendeeRow[]>`
    SELECT ${columns} FROM ${from(session)} WHERE ${ofClass(session)} AND ${listIn(session).where(query)}
      ${after ? Prisma.sql`AND (u.fullname, p.id) > (${after.fullname}, ${after.id}::uuid)` : Prisma.empty}
    ORDER BY u.fullname, p.id LIMIT ${take}`;

export async function countAttendees(db: Db, session: Session) {
  const [row] = await db.$queryRaw<{ present: number; participants: number }[]>`
    SELECT count(a.at)::int AS present, count(*)::int AS participants FROM ${from(session)} WHERE ${ofClass(session)}`;
  return row!;
}

/** A participant of the class, their record of the lesson if they have one, and whether they attended. */
export async function findAttendee(db: Db, session: Session, participantId: string) {
  const [row] = await db.$queryRaw<
    (AttendeeRow & { userId: string; sessionId: string | null; isCertified: boolean })[]
  >`
    SELECT ${columns}, p."userId", s.id AS "sessionId", EXISTS (SELECT FROM "Certificate" c WHERE c."participantId" = p.id) AS "isCertified"
    FROM ${from(session)} WHERE p.id = ${participantId}::uuid AND ${ofClass(session)}`;
  return row ?? null;
}

export const deleteAttendance = (tx: Db, sessionId: string) => tx.attendance.delete({ where: { sessionId } });
