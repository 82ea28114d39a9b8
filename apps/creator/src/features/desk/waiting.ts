import { date } from '@sinau/format';
import { addWorkingDays, dayOf, endOf } from '@sinau/format/calendar';

/** Returns the deadline of what has waited since a time, and whether it is over. */
export function promiseOf(since: string, targetDays: number, now: Date) {
  const due = addWorkingDays(dayOf(since), targetDays);
  const isLate = endOf(due) <= now;
  const words = isLate ? 'Lewat tenggat' : due === dayOf(now) ? 'Tenggat hari ini' : `Tenggat ${date(due)}`;
  return { isLate, words };
}
