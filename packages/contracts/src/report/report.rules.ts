/** How far along participants are, in five parts: not begun, three thirds, done. Per cent, both ends included. */
export const progressSegments = [
  { from: 0, to: 0 },
  { from: 1, to: 33 },
  { from: 34, to: 66 },
  { from: 67, to: 99 },
  { from: 100, to: 100 },
] as const;

/** Periods that a report looks back over; each is held against the one before it. */
export const reportPeriods = [7, 30, 90, 365] as const;
export type ReportPeriod = (typeof reportPeriods)[number];
