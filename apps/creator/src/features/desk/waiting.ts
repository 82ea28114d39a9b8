import { reviewDays } from '@sinau/contracts/backoffice/operator/operator.rules';
import { date } from '@sinau/format';
import { addWorkingDays, dayOf, endOf } from '@sinau/format/calendar';

/** Returns the promised time of a decision on a submission, and whether it is over. */
export function promiseOf(submittedAt: string, now: Date) {
  const due = addWorkingDays(dayOf(submittedAt), reviewDays);
  const isLate = endOf(due) <= now;
  const words = isLate ? 'Lewat tenggat' : due === dayOf(now) ? 'Tenggat hari ini' : `Tenggat ${date(due)}`;
  return { isLate, words };
}
