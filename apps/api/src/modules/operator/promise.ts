import { reviewDays } from '@sinau/contracts/operator/operator.rules';
import { addDays, addWorkingDays, dayOf, endOf } from '@sinau/format/calendar';

/** What was handed in before this moment waits longer than promised. */
export function overdueBefore(now: Date): Date {
  let day = dayOf(now);
  while (endOf(addWorkingDays(day, reviewDays)) > now) day = addDays(day, -1);
  return endOf(day);
}
