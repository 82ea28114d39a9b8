import { addDays } from '@sinau/format/calendar';
import { Prisma, type Db } from '../../platform/db.ts';
import { sqlWithin, type Period } from './period.ts';

export interface JoinedDayRow {
  day: string;
  participants: number;
}
const ofMitra = (mitraId: string) =>
  Prisma.sql`"Class" c JOIN "Participant" p ON p."classId" = c.id AND c."mitraId" = ${mitraId}::uuid`;

/** Counts the new participants in the classes of a mitra, by day in Jakarta; days without any are missing. */
export const findJoinedByDay = (db: Db, mitraId: string, { previousFrom, to }: Period) =>
  db.$queryRaw<JoinedDayRow[]>`
    SELECT (p."createdAt" AT TIME ZONE 'Asia/Jakarta')::date::text AS day, count(*)::int AS participants
    FROM ${ofMitra(mitraId)} WHERE ${sqlWithin(Prisma.sql`p."createdAt"`, { from: previousFrom, to })} GROUP BY 1`;

/** Counts the participants who completed a class of a mitra, in a period and in as many days before. */
export async function findCompleted(db: Db, mitraId: string, { from, to, previousFrom }: Period) {
  const completed = (days: { from: string; to: string }) => sqlWithin(Prisma.sql`p."completedAt"`, days);
  const [row] = await db.$queryRaw<{ current: number; previous: number }[]>`
    SELECT count(*) FILTER (WHERE ${completed({ from, to })})::int AS current,
      count(*) FILTER (WHERE ${completed({ from: previousFrom, to: addDays(from, -1) })})::int AS previous
    FROM ${ofMitra(mitraId)} WHERE ${completed({ from: previousFrom, to })}`;
  return row!;
}
