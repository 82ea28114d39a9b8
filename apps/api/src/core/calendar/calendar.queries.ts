import type { QueryOf } from '@sinau/contracts';
import type { calendarEndpoints } from '@sinau/contracts/core/calendar/calendar.endpoints';
import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { hasAccess } from '../enrolment/index.ts';

export interface EventRow extends Omit<CalendarEvent, 'startsAt' | 'endsAt' | 'cancelledAt'> {
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
  /** Grows with each change of a session that participants are notified of; 0 for deadlines. */
  sequence: number;
}

const ofClass = Prisma.sql`json_build_object('id', c.id, 'title', c.title, 'slug', c.slug, 'type', c.kind) AS class`;
const ofSession = Prisma.sql`
  l.id, CASE c.kind WHEN 'webinar' THEN 'webinar' ELSE 'live' END AS kind, l.title, ${ofClass},
  s."startsAt", s."endsAt", s."cancelledAt", s.sequence,
  EXISTS (SELECT FROM "Lesson" shown WHERE shown.id = l.id AND shown."retiredAt" IS NULL) AS "isLive"`;

/** Live sessions of the classes that the user takes part in, and deadlines of assignments begun and not submitted. */
const attended = (userId: string) => Prisma.sql`
  SELECT ${ofSession}
  FROM "Participant" p JOIN "Class" c ON c.id = p."classId"
  JOIN "LiveSession" s ON s."classId" = c.id AND s."startsAt" IS NOT NULL AND s."endsAt" IS NOT NULL
  JOIN "Lesson" l ON l.id = s.id AND l."retiredAt" IS NULL
  WHERE p."userId" = ${userId}::uuid AND ${hasAccess(Prisma.sql`p.id`)}
  UNION ALL
  SELECT l.id, 'deadline', l.title, ${ofClass}, due.at, due.at, NULL, 0, TRUE
  FROM "Participant" p JOIN "Class" c ON c.id = p."classId"
  JOIN "LessonSession" o ON o."participantId" = p.id AND o."beganAt" IS NOT NULL AND o.status <> 'passed'
  JOIN "Lesson" l ON l.id = o."lessonId" AND l.type = 'assignment' AND l.setting ->> 'dueDays' IS NOT NULL
  CROSS JOIN LATERAL (SELECT o."beganAt" + (l.setting ->> 'dueDays')::int * interval '24 hours' AS at) due
  WHERE p."userId" = ${userId}::uuid AND ${hasAccess(Prisma.sql`p.id`)}
    AND NOT EXISTS (SELECT FROM "Submission" w WHERE w."sessionId" = o.id AND w.state NOT IN ('draft', 'needs_revision'))`;

/** Sessions of the classes that the user makes or teaches, in the working version. */
const held = (userId: string) => Prisma.sql`
  SELECT ${ofSession}
  FROM "LiveSession" s JOIN "Class" c ON c.id = s."classId" JOIN "WorkingLesson" l ON l.id = s.id
  WHERE s."startsAt" IS NOT NULL AND s."endsAt" IS NOT NULL AND c."archiveAt" IS NULL AND c.id IN (
    SELECT taught.id FROM "MitraMember" m JOIN "Class" taught ON taught."mitraId" = m."mitraId"
    WHERE m."userId" = ${userId}::uuid AND (m.role <> 'instructor' OR EXISTS (
      SELECT FROM "Invitation" i WHERE i."classId" = taught.id AND i."userId" = m."userId" AND i.status = 'accepted')))`;

type EventQuery = QueryOf<typeof calendarEndpoints.mine>;

const startsAt = Prisma.sql`e."startsAt"`;
const eventList = (events: Prisma.Sql) =>
  sqlList<EventQuery>({
    select: Prisma.sql`e.*`,
    from: Prisma.sql`(${events}) e`,
    keyword: [Prisma.sql`e.title`, Prisma.sql`e.class ->> 'title'`],
    sort: { startsAt, createdAt: startsAt, updatedAt: startsAt },
    filter: {
      startsAt: column(startsAt, 'timestamptz'),
      endsAt: column(Prisma.sql`e."endsAt"`, 'timestamptz'),
      kind: column(Prisma.sql`e.kind`),
    },
    fallback: [['startsAt', 'asc']],
    id: Prisma.sql`e.id`,
  });

export const findEvents = (db: Db, userId: string, query: EventQuery) =>
  eventList(query.role === 'host' ? held(userId) : attended(userId)).page<EventRow>(db, query, Prisma.sql`TRUE`);

/** Events in a subscribed calendar at most. */
const feedSize = 1_000;
/** Finds the events that a user attends or hosts from a time on; a session that they host and attend comes once. */
export const findFeedEvents = (db: Db, userId: string, since: Date) => db.$queryRaw<EventRow[]>`
  SELECT DISTINCT ON (e."startsAt", e.id) e.* FROM (${held(userId)} UNION ALL ${attended(userId)}) e
  WHERE e."endsAt" > ${since} ORDER BY e."startsAt", e.id LIMIT ${feedSize}`;

interface NewFeed {
  userId: string;
  seed: string;
  tokenHash: Uint8Array<ArrayBuffer>;
  createdAt: Date;
}
export const findFeed = (db: Db, userId: string) => db.calendarFeed.findUnique({ where: { userId } });
export const upsertFeed = (db: Db, { userId, ...feed }: NewFeed) =>
  db.calendarFeed.upsert({ where: { userId }, create: { userId, ...feed }, update: feed });
export const deleteFeed = (db: Db, userId: string) => db.calendarFeed.deleteMany({ where: { userId } });
/** Finds the user whose calendar an address is; none once the account is closed. */
export const findFeedOwner = (db: Db, tokenHash: Uint8Array<ArrayBuffer>) =>
  db.calendarFeed.findFirst({ where: { tokenHash, user: { deactivatedAt: null } }, select: { userId: true } });
