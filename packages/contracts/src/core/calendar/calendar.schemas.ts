import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';

/** A live session is one of an intensive class or a bootcamp; a deadline is that of an assignment. */
export const calendarEventKinds = ['webinar', 'live', 'deadline'] as const;
/** What somebody takes part in, or what the mitra they belong to holds. */
export const calendarRoles = ['participant', 'host'] as const;

export const calendarEvent = z.object({
  /** The lesson's. */
  id: uuid,
  kind: z.enum(calendarEventKinds),
  title: z.string(),
  class: z.object({ id: uuid, title: z.string(), slug: z.string(), type: z.enum(['program', 'webinar']) }),
  startsAt: instant,
  /** Of a deadline the same as `startsAt`. */
  endsAt: instant,
  /** Cancelled sessions stay, so that nobody waits for them. */
  cancelledAt: instant.nullable(),
  /** False for a session of a host that is not published. */
  isLive: z.boolean(),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

/** The secret address that calendar programs subscribe to; whoever has it reads the calendar. */
export const calendarFeed = z.object({ address: z.url(), createdAt: instant });
export type CalendarFeed = z.infer<typeof calendarFeed>;
