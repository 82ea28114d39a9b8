import { isDay, type Day } from '@sinau/format/calendar';
import type { SearchParam } from '@sinau/shell/search';

/** A day of this century, on which something can have happened. */
export const day = (): SearchParam<Day | null> => ({
  read: (text) => (text?.startsWith('20') && isDay(text) ? text : null),
  write: (value) => value,
});
