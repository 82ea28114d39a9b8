import type { Day } from '@sinau/format/calendar';
import { Prisma, type Db } from '../../platform/db.ts';
import { sqlOnDays, type Period } from './period.ts';

export interface ParticipantDayRow {
  day: Day;
  participants: number;
  completions: number;
}

/** Finds how many participants enrolled in the classes of a mitra, and completed one, by day; days without any are missing. */
export const findParticipantsByDay = (db: Db, mitraId: string, { previousFrom, to }: Period) =>
  db.$queryRaw<ParticipantDayRow[]>`
    SELECT f.day::text, sum(f.participants)::int AS participants, sum(f.completions)::int AS completions
    FROM "Class" c JOIN "ParticipantFigure" f ON f."classId" = c.id
    WHERE c."mitraId" = ${mitraId}::uuid AND ${sqlOnDays(Prisma.sql`f.day`, { from: previousFrom, to })} GROUP BY f.day`;

/**
 * Merges `take` added rows into one row for each class and day. Returns the number of resulting rows: none, once all are
 * merged.
 */
export const mergeParticipantFigures = (tx: Db, take: number) =>
  tx.$executeRaw`
    WITH due AS (
      SELECT "classId", day FROM "ParticipantFigure" WHERE NOT "isMerged" ORDER BY day, "classId" LIMIT ${take}
    ), gone AS (
      DELETE FROM "ParticipantFigure" f USING (SELECT DISTINCT * FROM due) d WHERE f."classId" = d."classId" AND f.day = d.day
      RETURNING f.*
    )
    INSERT INTO "ParticipantFigure" ("classId", day, participants, progress, "notBegun", "firstThird", "secondThird", "lastThird", done, completions, "isMerged")
    SELECT "classId", day, sum(participants), sum(progress), sum("notBegun"), sum("firstThird"), sum("secondThird"), sum("lastThird"), sum(done), sum(completions), true
    FROM gone GROUP BY 1, 2`;
