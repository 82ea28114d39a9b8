import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { clock, duration, time } from '@sinau/format';
import { dayOf } from '@sinau/format/calendar';
import { screens } from '@sinau/contracts/screens';
import type { CalendarRole } from './calendar.data.ts';

/** Formats the times: 19:00–21:00 WIB; a deadline has one time, and a session over midnight shows its duration. */
export function timesOf({ kind, startsAt, endsAt }: CalendarEvent) {
  if (kind === 'deadline') return `Sampai ${time(startsAt)}`;
  if (dayOf(startsAt) === dayOf(endsAt)) return `${clock(startsAt)}–${time(endsAt)}`;
  return `${time(startsAt)}, ${duration((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)}`;
}

/** Returns the link of an event: the class for participants, the attendance for those who hold the session. */
export function addressOf({ id, kind, isLive, class: of }: CalendarEvent, role: CalendarRole, marksPresence: boolean) {
  if (role !== 'host') return screens.continueClass(of.slug, of.type);
  return marksPresence && isLive && kind !== 'deadline' ? screens.attendance(id) : screens.creatorCatalog();
}
