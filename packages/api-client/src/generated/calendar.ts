// Written by `pnpm generate` from packages/contracts.
import type { calendarEndpoints } from '@sinau/contracts/core/calendar/calendar.endpoints';
import { operation } from '../operation.ts';

export const calendar = {
  key: ['calendar'],
  mine: operation<typeof calendarEndpoints.mine>('calendar.mine', 'GET', '/user/my-calendar'),
  feed: operation<typeof calendarEndpoints.feed>('calendar.feed', 'GET', '/user/my-calendar/feed'),
  renewFeed: operation<typeof calendarEndpoints.renewFeed>('calendar.renewFeed', 'POST', '/user/my-calendar/feed'),
  endFeed: operation<typeof calendarEndpoints.endFeed>('calendar.endFeed', 'DELETE', '/user/my-calendar/feed'),
};
