import { reviewDays } from '@sinau/contracts/backoffice/operator/operator.rules';
import * as calendar from '@sinau/format/calendar';

/** Returns the time before which submissions wait longer than promised. */
export const overdueBefore = (now: Date) => calendar.overdueBefore(now, reviewDays);
