import type { ClassKind } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';

interface UnnotifiedRow {
  id: string;
  title: string;
  classId: string;
  className: string;
  slug: string;
  type: ClassKind;
  /** True if all sessions of the webinar were cancelled. */
  isClosed: boolean;
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
  cancelReason: string | null;
  moveReason: string | null;
  toldStartsAt: Date;
  toldEndsAt: Date;
  lastToldId: string | null;
  /** Number of changes that participants see. */
  sequence: number;
}

/**
 * Locks a live session that was moved or cancelled since its participants were notified. A second run waits here for
 * the first.
 */
export async function lockUnnotified(tx: Db, id: string) {
  const [row] = await tx.$queryRaw<UnnotifiedRow[]>`
    SELECT v.id, l.title, v."classId", c.title AS "className", c.slug, c.kind AS type, c.kind = 'webinar' AND c."archiveAt" IS NOT NULL AND v."cancelledAt" IS NOT NULL AS "isClosed", v."startsAt", v."endsAt", v."cancelledAt", v."cancelReason", v."moveReason",
      v."toldStartsAt", v."toldEndsAt", v."lastToldId", v.sequence
    FROM "LiveSession" v JOIN "Lesson" l ON l.id = v.id AND l."retiredAt" IS NULL JOIN "Class" c ON c.id = v."classId"
    WHERE v.id = ${id}::uuid AND v."toldSequence" < v.sequence AND v."toldStartsAt" IS NOT NULL
      AND (v."cancelledAt" IS NOT NULL OR (v."startsAt", v."endsAt") <> (v."toldStartsAt", v."toldEndsAt"))
    FOR NO KEY UPDATE OF v`;
  return row ?? null;
}

export const markLastNotified = (tx: Db, id: string, lastToldId: string, now: Date) => tx.$executeRaw`
  UPDATE "LiveSession" SET "lastToldId" = ${lastToldId}::uuid, ${setMoveNotified(now)} WHERE id = ${id}::uuid`;

const setMoveNotified = (now: Date) =>
  Prisma.sql`"moveToldAt" = CASE WHEN "cancelledAt" IS NULL THEN ${now}::timestamptz ELSE "moveToldAt" END`;

/** Marks all participants as notified of the current state; a cancelled session has no known times anymore. */
export const markNotified = (tx: Db, id: string, now: Date) => tx.$executeRaw`
  UPDATE "LiveSession" SET "toldSequence" = sequence, "lastToldId" = NULL, ${setMoveNotified(now)},
    "toldStartsAt" = CASE WHEN "cancelledAt" IS NULL THEN "startsAt" END, "toldEndsAt" = CASE WHEN "cancelledAt" IS NULL THEN "endsAt" END
  WHERE id = ${id}::uuid`;
