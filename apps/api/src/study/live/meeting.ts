import { isJoinable, opensAt } from '@sinau/contracts/study/attendance/attendance.rules';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import type { LessonType } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { seatCancellationOf, movedSeatOfSession, type MovedSeat } from './moved-seat.queries.ts';
import { isoSql, publicSessionFields } from './schedule.queries.ts';

type Content = ParticipantLessonOf<'webinar'>['content'];
type MeetingRow = Pick<Content, 'startsAt' | 'endsAt' | 'cancelledAt' | 'speakers' | 'meetingUrl' | 'attended'> & {
  cancelReason: string | null;
  moveReason: string | null;
  recordingId: string | null;
  recordingUrl: string | null;
  moved: MovedSeat | null;
};

/** Data of a live session that a participant may see now; its recording is a file that is still to be signed. */
export type Meeting = Omit<Content, 'recording'> & {
  readonly recording: (Omit<NonNullable<Content['recording']>, 'file'> & { readonly fileId: string | null }) | null;
};

interface Seat {
  /** The record of the participant; null in a preview, which never shows the session's address. */
  readonly sessionId: string | null;
  readonly now: Date;
}

/** A lesson's live session for one participant; null for a lesson of another type. */
export async function findMeeting(db: Db, { id, type }: { id: string; type: LessonType }, seat: Seat) {
  if (type !== 'webinar') return null;
  const [row] = await db.$queryRaw<{ meeting: MeetingRow }[]>`
    SELECT json_build_object(${publicSessionFields}, 'meetingUrl', v."meetingUrl", 'cancelReason', v."cancelReason", 'moveReason', v."moveReason",
      'recordingId', (SELECT m.id FROM "Media" m WHERE m.id = v."recordingId" AND m.state = 'stored'), 'recordingUrl', v."recordingUrl",
      'moved', ${seat.sessionId ? movedSeatOfSession(seat.sessionId) : Prisma.sql`NULL`},
      'attended', (SELECT json_build_object('at', ${isoSql(Prisma.sql`a.at`)}, 'method', a.method) FROM "Attendance" a WHERE a."sessionId" = ${seat.sessionId}::uuid)) AS meeting
    FROM "LiveSession" v WHERE v.id = ${id}::uuid`;
  return presentMeeting(row!.meeting, seat);
}

function presentMeeting(
  { recordingId, recordingUrl, meetingUrl, moved, ...row }: MeetingRow,
  { sessionId, now }: Seat,
): Meeting {
  const isOver = row.endsAt !== null && Date.parse(row.endsAt) <= now.getTime();
  const hasRecording = isOver && !row.cancelledAt && (recordingId ?? recordingUrl) !== null;
  return {
    ...row,
    opensAt: opensAt(row),
    serverNow: now.toISOString(),
    giveBack: moved && seatCancellationOf(moved, now),
    meetingUrl: sessionId && isJoinable(row, now) ? meetingUrl : null,
    recording: hasRecording
      ? { fileId: recordingId, address: recordingUrl, embed: recordingUrl ? videoEmbedOf(recordingUrl) : null }
      : null,
  };
}
