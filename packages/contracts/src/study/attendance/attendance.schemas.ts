import { z } from 'zod';
import { idOf, instant, text, uuid } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { maxReason, presenceCodeLength } from '../live/live.rules.ts';
import { attendanceMethods } from './attendance.rules.ts';

export const attendance = z.object({ at: instant, method: z.enum(attendanceMethods) });

/** A participant of the class, and whether they attended. */
export const attendee = z.object({
  /** Id of the participant. */
  id: uuid,
  fullname: z.string(),
  avatar: z.string().nullable(),
  /** Null for a participant who was absent. */
  attendance: attendance
    .extend({
      /** Reason for marking it by hand. */
      reason: z.string().nullable(),
      markedBy: z.string().nullable(),
    })
    .nullable(),
});
export type Attendee = z.infer<typeof attendee>;

export const attendeeQuery = listQuery({ sort: ['fullname', 'at'], filter: { isPresent: z.boolean() } });
export const attendees = listOf(attendee).extend({
  /** Number over all participants, whatever the filter. */
  present: z.int().nonnegative(),
  participants: z.int().nonnegative(),
});
export type Attendees = z.infer<typeof attendees>;

export const presence = z.object({ code: text(presenceCodeLength.max) });
export const manualMark = z.object({ reason: text(maxReason, 5) });

export const ofSession = z.object({ id: idOf('liveSession') });
export const ofAttendee = ofSession.extend({ participantId: idOf('participant') });
