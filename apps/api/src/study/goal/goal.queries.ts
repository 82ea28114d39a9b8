import type { Day } from '@sinau/format/calendar';
import type { Db } from '../../platform/db.ts';

/** A user's goal, and the days on which they studied out of these consecutive ones. */
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
