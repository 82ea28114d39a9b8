import { reviewDays } from '@sinau/contracts/backoffice/operator/operator.rules';
import { weekdayDate, type Instant } from '@sinau/format';
import { addWorkingDays, dayOf, endOf, startOf } from '@sinau/format/calendar';

/** Returns when operators promise to decide on a class that was submitted at this time, or is submitted now. */
export function reviewTime(submittedAt: Instant | 'now' | null, now = new Date()) {
  if (submittedAt === null) return 'Biasanya dua hari kerja.';
  const day = addWorkingDays(dayOf(submittedAt === 'now' ? now : submittedAt), reviewDays);
  if (endOf(day) <= now) return 'Kali ini lebih lama dari biasanya, maaf.';
  return `Biasanya dua hari kerja, jadi paling lambat ${weekdayDate(startOf(day))}.`;
}
