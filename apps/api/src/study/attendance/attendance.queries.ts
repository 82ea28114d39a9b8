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
 * Time and code of a lesson's live session, after any change in progress; null for a participant, locked before, whose
 * access ended while the caller waited for the lock: the seat was returned.
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
