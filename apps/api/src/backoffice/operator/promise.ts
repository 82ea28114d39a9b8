import { reviewDays } from '@sinau/contracts/backoffice/operator/operator.rules';
import * as calendar from '@sinau/format/calendar';

/** What was handed in before this moment waits longer than promised. */
export const overdueBefore = (now: Date) => calendar.overdueBefore(now, reviewDays);
