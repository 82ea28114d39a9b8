import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';

export const kindLabels: Record<CalendarEvent['kind'], string> = {
  webinar: 'Webinar',
  live: 'Sesi langsung',
  deadline: 'Tenggat',
};
