/** How far along participants are, in five parts: not begun, three thirds, done. Per cent, both ends included. */
export const progressSegments = [
  { from: 0, to: 0 },
  { from: 1, to: 33 },
  { from: 34, to: 66 },
  { from: 67, to: 99 },
  { from: 100, to: 100 },
] as const;

/** Somebody without any activity for so many days has stopped. */
export const stoppedAfterDays = 7;
/** A participant is reminded of a class at most once within so many days. */
export const reminderPauseDays = 14;
/** How many of the newest participants the figures of each lesson are counted from; more would hardly change them. */
export const funnelSample = 1_000;

/** How many days a report looks back over where no period is asked for. */
export const defaultReportDays = 30;
/** Up to so many days stand in a series one by one; more are summed by month. */
export const mostDaysBySeries = 366;
/** As many things that were sold stand by themselves; the rest is summed. */
export const mostSoldByName = 5;

/** What became of a sale: it is kept, was given back, or the buyer's bank claims the money, which is held until that is decided. */
export const saleStates = ['kept', 'refunded', 'disputed'] as const;
export type SaleState = (typeof saleStates)[number];
