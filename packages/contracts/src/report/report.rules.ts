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

/** Periods that a report looks back over; each is held against the one before it. */
export const reportPeriods = [7, 30, 90, 365] as const;
export type ReportPeriod = (typeof reportPeriods)[number];
