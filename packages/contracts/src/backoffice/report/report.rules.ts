/** Segments of participants by progress: not begun, three thirds, done. Per cent, both ends included. */
export const progressSegments = [
  { from: 0, to: 0 },
  { from: 1, to: 33 },
  { from: 34, to: 66 },
  { from: 67, to: 99 },
  { from: 100, to: 100 },
] as const;

/** Days without any activity after which a participant has stopped. */
export const stoppedAfterDays = 7;
/** Minimum days between two reminders of one class to a participant. */
export const reminderPauseDays = 14;
/**
 * Number of the newest participants that the figures of each lesson are counted from; more would hardly change them.
 */
export const funnelSample = 1_000;
/** Numbers of what is shown of one lesson at which participants stop. */
export const lessonStopBounds = { places: 5, questions: 20, wrongAnswers: 8 } as const;

/** Days that a report covers by default. */
export const defaultReportDays = 30;
/** Maximum days of a series by day; longer ones are summed by month. */
export const mostDaysBySeries = 366;
/** Number of products listed by name; the rest is summed. */
export const mostSoldByName = 5;

/** State of a sale: kept, refunded, or disputed by the buyer's bank, where the money is held until the decision. */
export const saleStates = ['kept', 'refunded', 'disputed'] as const;
export type SaleState = (typeof saleStates)[number];
