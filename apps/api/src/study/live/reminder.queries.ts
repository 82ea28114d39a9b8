import { Prisma, type Db } from '../../platform/db.ts';
import type { ReminderKind } from './reminder.rules.ts';

export interface DueRow {
  id: string;
  title: string;
  classId: string;
  className: string;
  slug: string;
  type: 'program' | 'webinar';
  startsAt: Date;
  endsAt: Date;
  kind: ReminderKind;
  /** The participant who was reminded last. */
  after: string | null;
}

interface Bounds {
  readonly now: Date;
  readonly inHour: Date;
  readonly inDay: Date;
}

/**
 * Locks the next live session that is due, and the kind of its reminder: the last hour before it, or the day before
 * that. One that another process has locked is skipped.
 */
export async function lockDue(tx: Db, { now, inHour, inDay }: Bounds) {
  const [row] = await tx.$queryRaw<DueRow[]>`
    SELECT v.id, l.title, c.id AS "classId", c.title AS "className", c.slug, c.kind AS type, v."startsAt", v."endsAt",
      CASE WHEN v."startsAt" <= ${inHour} THEN 'hour' ELSE 'day' END AS kind,
      CASE WHEN v."startsAt" <= ${inHour} THEN v."hourRemindedId" ELSE v."dayRemindedId" END AS after
    FROM "LiveSession" v JOIN "Lesson" l ON l.id = v.id AND l."retiredAt" IS NULL JOIN "Class" c ON c.id = v."classId"
    WHERE v."startsAt" > ${now} AND v."startsAt" <= ${inDay} AND v."endsAt" IS NOT NULL AND v."cancelledAt" IS NULL
      AND CASE WHEN v."startsAt" <= ${inHour} THEN v."remindedHourFor" ELSE v."remindedDayFor" END IS DISTINCT FROM v."startsAt"
    ORDER BY v."startsAt", v.id LIMIT 1 FOR NO KEY UPDATE OF v SKIP LOCKED`;
  return row ?? null;
}

const columns = {
  day: { reached: Prisma.sql`"dayRemindedId"`, done: Prisma.sql`"remindedDayFor"` },
  hour: { reached: Prisma.sql`"hourRemindedId"`, done: Prisma.sql`"remindedHourFor"` },
} as const;

/** Stores who was reminded last, or that everybody was. */
export const updateReminded = (tx: Db, { id, kind }: Pick<DueRow, 'id' | 'kind'>, last: string | null) => {
  const { reached, done } = columns[kind];
  return last
    ? tx.$executeRaw`UPDATE "LiveSession" SET ${reached} = ${last}::uuid WHERE id = ${id}::uuid`
    : tx.$executeRaw`UPDATE "LiveSession" SET ${reached} = NULL, ${done} = "startsAt" WHERE id = ${id}::uuid`;
};
