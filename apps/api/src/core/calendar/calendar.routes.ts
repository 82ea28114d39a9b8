import { Readable } from 'node:stream';
import { calendarEndpoints } from '@sinau/contracts/core/calendar/calendar.endpoints';
import type { FileAnswer } from '../../http/files.ts';
import { defineRoutes } from '../../http/routes.ts';
import type { CalendarService } from './calendar.service.ts';

const fileAnswer = ({ text, tag }: Awaited<ReturnType<CalendarService['file']>>): FileAnswer => ({
  size: text.length,
  type: 'text/calendar; charset=utf-8',
  tag,
  cacheControl: 'private, no-cache',
  read: async ({ start, end }) => Readable.from([text.subarray(start, end + 1)]),
});

export const calendarRoutes = (calendar: CalendarService) =>
  defineRoutes(calendarEndpoints, {
    mine: ({ actor, query }) => calendar.mine(actor, query),
    feed: ({ actor }) => calendar.feed(actor),
    renewFeed: ({ actor }) => calendar.renewFeed(actor),
    endFeed: ({ actor }) => calendar.endFeed(actor),
    file: async ({ params }) => fileAnswer(await calendar.file(params)),
  });
