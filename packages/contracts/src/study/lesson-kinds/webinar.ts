import { z } from 'zod';
import { instant, rupiah } from '../../fields.ts';
import { educatorBrief } from '../../storefront/educator/educator.schemas.ts';
import { attendanceMethods } from '../attendance/attendance.rules.ts';
import { completionTypes } from '../lesson/lesson.rules.ts';
import { liveSessionFields, presenceCode } from '../live/live.schemas.ts';
import { embed, recording } from './files.ts';
import { completionOf, defineLessonKind, progressBar } from './lesson-kind.ts';

export const webinarSetting = z.object({
  progressBar,
  completionType: completionOf('webinar'),
  /** Code that its participants type. It is stored with the live session, and only makers see it. */
  presenceCode: presenceCode.nullable().default(null),
});

export const webinar = defineLessonKind('webinar', {
  /** Content is in the live session, its description and its attachments. */
  content: z.object({}),
  makerContent: z.object({ session: liveSessionFields }),
  setting: webinarSetting,
  /** A live session is not a recording: 'duration' becomes the presence code, and clears it. */
  sentSetting: z.object({
    progressBar,
    completionType: z.enum([...completionTypes.webinar, 'duration']).default('input-presence-code'),
    /** If omitted, it does not change. */
    presenceCode: presenceCode.nullable().optional(),
  }),
  /** A live session as a participant with a seat sees it. */
  view: z.object({
    /** Null only in the preview of a draft. */
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    /** Time when the meeting can be joined and the code typed; load it again then. */
    opensAt: instant.nullable(),
    /** The server's time, which is authoritative. */
    serverNow: instant,
    /** Address of the meeting: from `opensAt` until an hour after the end, never once it was cancelled. */
    meetingUrl: z.string().nullable(),
    cancelledAt: instant.nullable(),
    cancelReason: z.string().nullable(),
    /** Reason of the last move. */
    moveReason: z.string().nullable(),
    speakers: z.array(educatorBrief),
    /** After the end: an uploaded video, or the address of one, with a player if there is one for it. */
    recording: z
      .object({ file: recording.nullable(), address: z.string().nullable(), embed: embed.nullable() })
      .nullable(),
    /** Time until which the seat may be returned after a session was moved, and the refund; null if it may not. */
    giveBack: z.object({ until: instant, amount: rupiah }).nullable(),
    /** Null for a participant who was absent. */
    attended: z.object({ at: instant, method: z.enum(attendanceMethods) }).nullable(),
  }),
  viewSetting: webinarSetting.omit({ presenceCode: true }),
});
