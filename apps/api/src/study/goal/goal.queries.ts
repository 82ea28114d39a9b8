import type { Day } from '@sinau/format/calendar';
import type { Db } from '../../platform/db.ts';

/** What somebody aims at, and on which of these days, which follow one another, they studied. */
export async function findStudyWeek(db: Db, userId: string, days: readonly Day[]) {
  const [row] = await db.$queryRaw<{ target: number | null; studied: Day[] }[]>`
    SELECT u."weeklyGoal" AS target, ARRAY(
      SELECT d.day::text FROM "StudyDay" d
      WHERE d."userId" = u.id AND d.day BETWEEN ${days[0]}::date AND ${days.at(-1)}::date) AS studied
    FROM "User" u WHERE u.id = ${userId}::uuid`;
  return row!;
}

export const updateGoal = (db: Db, id: string, weeklyGoal: number) =>
  db.user.updateMany({ where: { id }, data: { weeklyGoal } });
