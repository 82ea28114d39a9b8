import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { clock, duration, time } from '@sinau/format';
import { dayOf } from '@sinau/format/calendar';
import { screens } from '@sinau/contracts/screens';
import type { CalendarRole } from './calendar.data.ts';

export const kindLabels: Record<CalendarEvent['kind'], string> = {
  webinar: 'Webinar',
  live: 'Sesi live',
  deadline: 'Tenggat',
};

/** 19:00–21:00 WIB; a deadline has one time, and a session over midnight says how long it takes. */
export function timesOf({ kind, startsAt, endsAt }: CalendarEvent) {
  if (kind === 'deadline') return `Sampai ${time(startsAt)}`;
  if (dayOf(startsAt) === dayOf(endsAt)) return `${clock(startsAt)}–${time(endsAt)}`;
  return `${time(startsAt)}, ${duration((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)}`;
}

/** Where an event leads: its participants to the class, those who hold a session to who attends it. */
export function addressOf({ id, kind, isLive, class: of }: CalendarEvent, role: CalendarRole, marksPresence: boolean) {
  if (role !== 'host') return screens.continueClass(of.slug, of.type);
  return marksPresence && isLive && kind !== 'deadline' ? screens.attendance(id) : screens.creatorCatalog();
}
