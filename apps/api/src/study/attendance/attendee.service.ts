import type { QueryOf } from '@sinau/contracts';
import type { attendanceEndpoints } from '@sinau/contracts/study/attendance/attendance.endpoints';
import type { Attendee, Attendees } from '@sinau/contracts/study/attendance/attendance.schemas';
import { dayOf } from '@sinau/format/calendar';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { insertOfferedSession, lockOwnStep, passSession, reopenSession } from '../../core/progress/index.ts';
import { insertAttendance, lockSession } from './attendance.queries.ts';
import { requireOpen } from './attendance.service.ts';
import { attendeeTable } from './attendee.table.ts';
import {
  countAttendees,
  deleteAttendance,
  findAttendee,
  findAttendees,
  findAttendeesAfter,
  findTaughtSession,
  type After,
  type AttendeeRow,
} from './attendee.queries.ts';

export type AttendeeService = ReturnType<typeof createAttendeeService>;
interface Key {
  /** Id of the lesson. */
  readonly id: string;
}
interface AttendeeKey extends Key {
  readonly participantId: string;
}
type Query = QueryOf<typeof attendanceEndpoints.list>;

const pageSize = 1_000;

/** Attendance of a live session, for its teachers. */
export function createAttendeeService(deps: Pick<Deps, 'db' | 'exportDb' | 'clock' | 'env' | 'keys' | 'jobs'>) {
  const { db, exportDb, clock } = deps;
  const sessionOf = async (tx: Db, actor: Partner, { id }: Key) => required(await findTaughtSession(tx, actor, id));

  return {
    async list(actor: Partner, key: Key, query: Query): Promise<Attendees> {
      const session = await sessionOf(db, actor, key);
      const [{ rows, total }, counts] = await Promise.all([
        findAttendees(db, session, query),
        countAttendees(db, session),
      ]);
      return { ...listAnswer(query, rows.map(presentAttendee), total), ...counts };
    },

    async listCsv(actor: Partner, key: Key, query: Query) {
      const session = await sessionOf(db, actor, key);
      const read = (after: After | null) => findAttendeesAfter(exportDb(), session, query, after, pageSize);
      return attendeeTable(`kehadiran-${session.slug}-${dayOf(clock.now())}`, readByName(read));
    },

    mark: (actor: Partner, { participantId, ...key }: AttendeeKey, { reason }: { reason: string }) =>
      db.$transaction(async (tx): Promise<Attendee> => {
        const session = await sessionOf(tx, actor, key);
        const { userId, sessionId } = required(await findAttendee(tx, session, participantId));
        const own = await lockOwnStep(tx, userId, {
          participantId,
          sessionId: sessionId ?? required(await insertOfferedSession(tx, participantId, session.id, clock.now())).id,
        });
        requireOpen(required(await lockSession(tx, session.id, participantId)), clock.now());
        const found = required(await findAttendee(tx, session, participantId));
        if (found.at) return presentAttendee(found);
        await passSession(tx, deps, own);
        const marked = { method: 'manual' as const, reason, markedById: actor.id };
        await insertAttendance(tx, { sessionId: own.step.sessionId, at: clock.now(), ...marked });
        return presentAttendee(required(await findAttendee(tx, session, participantId)));
      }),

    unmark: (actor: Partner, { participantId, ...key }: AttendeeKey) =>
      db.$transaction(async (tx): Promise<Attendee> => {
        const session = await sessionOf(tx, actor, key);
        const { userId, sessionId } = required(await findAttendee(tx, session, participantId));
        if (!sessionId) throw new AppError('attendance_not_manual');
        const own = await lockOwnStep(tx, userId, { participantId, sessionId });
        // A cancelled session could not be attended again, and counts for those who attended it.
        if (required(await lockSession(tx, session.id, participantId)).cancelledAt)
          throw new AppError('live_session_cancelled');
        const found = required(await findAttendee(tx, session, participantId));
        if (found.method !== 'manual') throw new AppError('attendance_not_manual');
        if (found.isCertified) throw new AppError('attendance_certified');
        await deleteAttendance(tx, sessionId);
        await reopenSession(tx, own);
        return presentAttendee(required(await findAttendee(tx, session, participantId)));
      }),
  };
}

const presentAttendee = ({ id, fullname, avatar, at, method, reason, markedBy }: AttendeeRow): Attendee => ({
  id,
  fullname,
  avatar,
  attendance: at && method && { at: at.toISOString(), method, reason, markedBy },
});

/** Reads all attendees in pages, by name; a participant who joins meanwhile causes no repetition. */
async function* readByName(read: (after: After | null) => Promise<AttendeeRow[]>) {
  let after: After | null = null;
  do {
    const rows: AttendeeRow[] = await read(after);
    if (rows.length > 0) yield rows;
    after = rows.length < pageSize ? null : rows.at(-1)!;
  } while (after);
}
