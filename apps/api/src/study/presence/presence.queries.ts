import { maxPresent, maxTabs, type BuilderPageName } from '@sinau/contracts/study/presence/presence.rules';
import type { Present } from '@sinau/contracts/study/presence/presence.schemas';
import type { Partner } from '../../platform/actor.ts';
import { sqlReachedBy } from '../../platform/class-access.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';

/** Location of a tab. */
export interface PresenceLocation {
  readonly tabId: string;
  readonly page: BuilderPageName;
  readonly lessonId: string | null;
  readonly isLeaving: boolean;
}

/** Present is a person who sent a heartbeat since then. */
interface Times {
  readonly now: Date;
  readonly since: Date;
}

interface BeatRow {
  others: Present[];
  revision: number;
  mark: string;
  lessonRevision: number | null;
}

/** The tab may be in another class by then. */
const forget = (userId: string, tabId: string) => Prisma.sql`
  DELETE FROM "ClassPresence" p USING reached
  WHERE p."classId" = reached.id AND p."userId" = ${userId}::uuid AND p."tabId" = ${tabId}::uuid`;

/** Stores a tab, unless its lesson belongs to another class, or the person has too many tabs. */
const remember = (userId: string, { tabId, page, lessonId }: PresenceLocation, { now, since }: Times) => Prisma.sql`
  INSERT INTO "ClassPresence" ("userId", "tabId", "classId", page, "lessonId", "cameAt", "seenAt")
  SELECT ${userId}::uuid, ${tabId}::uuid, reached.id, ${page}::"BuilderPage", ${lessonId}::uuid, own.came, ${now}::timestamptz
  FROM reached, own
  WHERE (${lessonId}::uuid IS NULL OR EXISTS (SELECT FROM open_lesson)) AND (
    SELECT count(*) FROM "ClassPresence" p
    WHERE p."userId" = ${userId}::uuid AND p."tabId" <> ${tabId}::uuid AND p."seenAt" >= ${since}::timestamptz
  ) < ${maxTabs}
  ON CONFLICT ("userId", "tabId") DO UPDATE SET ("classId", page, "lessonId", "cameAt", "seenAt") =
    (SELECT excluded."classId", excluded.page, excluded."lessonId", excluded."cameAt", excluded."seenAt")`;

/**
 * Runs one statement, since every open builder sends it every few seconds. Returns null for a class that the partner
 * does not reach. Of the caller's own tabs, only those that sent a heartbeat since this one opened are returned:
 * another one may have been killed, and this one opened in its place.
 */
export async function beat(sql: RunSql, partner: Partner, ref: string, place: PresenceLocation, times: Times) {
  const [row] = await sql<BeatRow>(Prisma.sql`
    WITH reached AS (
      SELECT c.id, c.revision, concat_ws('|', c."statusApprove", c."hasChanges", c."archiveAt") AS state FROM "Class" c
      WHERE ${sqlRefIs(Prisma.sql`c`, ref)} AND ${sqlReachedBy(Prisma.sql`c`, partner)}
    ), open_lesson AS (
      SELECT l.revision FROM "WorkingLesson" l JOIN reached ON l."classId" = reached.id WHERE l.id = ${place.lessonId}::uuid
    ), own AS (
      SELECT coalesce(min(p."cameAt"), ${times.now}::timestamptz) AS came FROM "ClassPresence" p JOIN reached ON p."classId" = reached.id
      WHERE p."userId" = ${partner.id}::uuid AND p."tabId" = ${place.tabId}::uuid AND p."seenAt" >= ${times.since}::timestamptz
    ), written AS (${place.isLeaving ? forget(partner.id, place.tabId) : remember(partner.id, place, times)})
    SELECT reached.revision, (SELECT revision FROM open_lesson) AS "lessonRevision",
      (SELECT concat_ws('|', reached.state, sum(hashtextextended(concat_ws('|', l.id, l.title, l."isComplete", l."unfinishedQuestions"), 0)))
        FROM "WorkingLesson" l WHERE l."classId" = reached.id) AS mark,
      (SELECT coalesce(json_agg(o), '[]') FROM (
        SELECT u.id AS "userId", u.fullname, u.avatar, u.id = ${partner.id}::uuid AS "isMe", p.page, p."lessonId", count(*)::int AS tabs
        FROM "ClassPresence" p JOIN "User" u ON u.id = p."userId"
        WHERE p."classId" = reached.id AND p."seenAt" >= ${times.since}::timestamptz
          AND (p."userId", p."tabId") <> (${partner.id}::uuid, ${place.tabId}::uuid)
          AND (p."userId" <> ${partner.id}::uuid OR p."seenAt" >= own.came)
        GROUP BY u.id, p.page, p."lessonId"
        ORDER BY u.fullname, u.id, p.page, p."lessonId" LIMIT ${maxPresent}
      ) o) AS others
    FROM reached, own`);
  return row ?? null;
}

export const deletePresenceBefore = (db: Db, time: Date) =>
  db.classPresence.deleteMany({ where: { seenAt: { lt: time } } });
