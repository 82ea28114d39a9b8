import { Prisma, type Db } from '../../platform/db.ts';
import type { AttendanceMethod } from '../../generated/prisma/enums.ts';
import { hasAccess } from '../../core/enrolment/index.ts';

interface SessionRow {
  startsAt: Date | null;
  endsAt: Date | null;
  cancelledAt: Date | null;
  presenceCode: string | null;
}

/**
 * When the live session of a lesson is and the code it has, as a change that is under way leaves it; null for a
 * participant, locked before, whose access ended while they waited for their lock: they gave the seat back.
 */
export async function lockSession(tx: Db, lessonId: string, participantId: string) {
  const [row] = await tx.$queryRaw<SessionRow[]>`
    SELECT "startsAt", "endsAt", "cancelledAt", "presenceCode" FROM "LiveSession"
    WHERE id = ${lessonId}::uuid AND ${hasAccess(Prisma.sql`${participantId}::uuid`)} FOR SHARE`;
  return row ?? null;
}

interface NewAttendance {
  sessionId: string;
  at: Date;
  method: AttendanceMethod;
  reason?: string;
  markedById?: string;
}
export const insertAttendance = (tx: Db, data: NewAttendance) => tx.attendance.create({ data });
