import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { instant, noData } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { calendarEvent, calendarEventKinds, calendarFeed, calendarRoles } from './calendar.schemas.ts';

export const calendarEndpoints = defineEndpoints('calendar', {
  mine: {
    method: 'GET',
    path: '/user/my-calendar',
    auth: 'user',
    summary: 'Webinars, live sessions and deadlines, in the order in which they begin',
    query: listQuery({
      sort: ['startsAt'],
      filter: { startsAt: instant, endsAt: instant, kind: z.enum(calendarEventKinds) },
    }).extend({ role: z.enum(calendarRoles).default('participant') }),
    data: listOf(calendarEvent),
  },
  feed: {
    method: 'GET',
    path: '/user/my-calendar/feed',
    auth: 'user',
    summary: 'The secret address of my calendar for calendar programs; null until one is asked for',
    data: calendarFeed.nullable(),
  },
  renewFeed: {
    method: 'POST',
    path: '/user/my-calendar/feed',
    auth: 'user',
    summary: 'Make a new secret address; the one before it stops to work',
    data: calendarFeed,
  },
  endFeed: {
    method: 'DELETE',
    path: '/user/my-calendar/feed',
    auth: 'user',
    summary: 'Take the secret address back; none works any more',
    data: noData,
  },
  /** Read by calendar programs, which have no session: the address is the secret. */
  file: {
    method: 'GET',
    path: '/calendar/:file',
    auth: 'public',
    answers: 'file',
    limit: { calls: 600, seconds: 600 },
    summary:
      'A calendar as iCalendar (RFC 5545), with what somebody takes part in and holds; cancelled sessions say so',
    params: z.object({
      file: z
        .string()
        .max(47)
        .regex(/^[\w-]{43}\.ics$/),
    }),
    data: noData,
    errors: ['not_found', 'too_many_requests'],
  },
});
