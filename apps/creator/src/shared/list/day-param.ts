import { isDay, type Day } from '@sinau/format/calendar';
import type { SearchParam } from '@sinau/shell/search';

/** Search parameter for a day of this century. */
export const day = (): SearchParam<Day | null> => ({
  read: (text) => (text?.startsWith('20') && isDay(text) ? text : null),
  write: (value) => value,
});
