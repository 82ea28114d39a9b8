import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';

/** A live session belongs to an intensive class or a bootcamp; a deadline to an assignment. */
export const calendarEventKinds = ['webinar', 'live', 'deadline'] as const;
/** Classes that the user takes part in, or that their mitra hosts. */
export const calendarRoles = ['participant', 'host'] as const;

export const calendarEvent = z.object({
  /** Id of the lesson. */
  id: uuid,
  kind: z.enum(calendarEventKinds),
  title: z.string(),
  class: z.object({ id: uuid, title: z.string(), slug: z.string(), type: z.enum(['program', 'webinar']) }),
  startsAt: instant,
  /** Same as `startsAt` for a deadline. */
  endsAt: instant,
  /** Cancelled sessions stay in the list, so that participants do not wait for them. */
  cancelledAt: instant.nullable(),
  /** False for an unpublished session of a host. */
  isLive: z.boolean(),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

/** Secret address that calendar programs subscribe to; anyone who has it can read the calendar. */
export const calendarFeed = z.object({ address: z.url(), createdAt: instant });
export type CalendarFeed = z.infer<typeof calendarFeed>;
