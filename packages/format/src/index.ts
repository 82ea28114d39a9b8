export { clock, date, dateTime, fullDateTime, longDate, relative, time, type Instant } from './date.ts';
export { duration, playTime, timecode } from './duration.ts';
export { initials } from './initials.ts';
export { percentOff, price, priceTag, rupiah, type PriceTag } from './money.ts';
export { decimal, rating } from './number.ts';
