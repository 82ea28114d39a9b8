export {
  calendarLeaf,
  clock,
  date,
  dateRange,
  dateTime,
  fullDateTime,
  localPeriod,
  period,
  promotionEnd,
  relative,
  shortDateTime,
  time,
  weekdayDate,
  type Instant,
} from './date.ts';
export { duration, playTime, timecode } from './duration.ts';
export { fileSize } from './file-size.ts';
export { initials } from './initials.ts';
export { longDate, monthAndYear } from './long-date.ts';
export { percentOff, priceTag, rupiah, type PriceTag } from './money.ts';
export { decimal, percents, points, rating } from './number.ts';
