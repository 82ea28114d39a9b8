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
  /** The code that its participants type. It is kept with the live session, and told to makers alone. */
  presenceCode: presenceCode.nullable().default(null),
});

export const webinar = defineLessonKind('webinar', {
  /** All that is written stands in its live session, its description and its attachments. */
  content: z.object({}),
  makerContent: z.object({ session: liveSessionFields }),
  setting: webinarSetting,
  /** A live session has no recording to be played: 'duration' becomes the presence code, and empties it. */
  sentSetting: z.object({
    progressBar,
    completionType: z.enum([...completionTypes.webinar, 'duration']).default('input-presence-code'),
    /** What is not sent stays. */
    presenceCode: presenceCode.nullable().optional(),
  }),
  /** A live session at a participant's seat. */
  view: z.object({
    /** Null in the preview of a draft alone. */
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    /** When the meeting can be joined and the code typed; ask again then. */
    opensAt: instant.nullable(),
    /** The time on the server, which counts. */
    serverNow: instant,
    /** Where it meets: from `opensAt` until an hour after the end, never once it was called off. */
    meetingUrl: z.string().nullable(),
    cancelledAt: instant.nullable(),
    cancelReason: z.string().nullable(),
    /** Why it was moved last. */
    moveReason: z.string().nullable(),
    speakers: z.array(educatorBrief),
    /** After the end: an uploaded video, or the address of one with its player if it has one. */
    recording: z
      .object({ file: recording.nullable(), address: z.string().nullable(), embed: embed.nullable() })
      .nullable(),
    /** Until when the seat may be given back since a session was moved, and what goes back; null where it may not. */
    giveBack: z.object({ until: instant, amount: rupiah }).nullable(),
    /** Null for whoever was not there. */
    attended: z.object({ at: instant, method: z.enum(attendanceMethods) }).nullable(),
  }),
  viewSetting: webinarSetting.omit({ presenceCode: true }),
});
