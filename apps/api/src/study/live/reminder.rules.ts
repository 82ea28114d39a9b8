import { time } from '@sinau/format';
import { addDays, dayOf } from '@sinau/format/calendar';

export type ReminderKind = 'day' | 'hour';

/** 'Besok, 00:30 WIB: “Sesi 1”': days change at midnight in Jakarta, and a session that is about to begin is no longer of any day. */
export function reminderTitle(
  { title, startsAt, kind }: { title: string; startsAt: Date; kind: ReminderKind },
  now: Date,
) {
  const at = `${time(startsAt)}: “${title}”`;
  if (kind === 'hour') return `Sebentar lagi, ${at}`;
  return `${dayOf(startsAt) === addDays(dayOf(now), 1) ? 'Besok' : 'Hari ini'}, ${at}`;
}
