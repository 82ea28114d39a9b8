const timeZone = 'Asia/Jakarta';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const formatter = new Intl.DateTimeFormat('id-ID', {
  timeZone,
  weekday: 'long',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const longDateFormatter = new Intl.DateTimeFormat('id-ID', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
/** 2026-11-21 */
const dayFormatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const relativeFormat = new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' });

/** An ISO instant as the API sends it, or a Date. */
export type Instant = string | Date;

/** 7 Agu 2026 */
export function date(instant: Instant): string {
  const { day, month, year } = parts(instant);
  return `${Number(day)} ${month} ${year}`;
}

/** 7 Agustus 2026 */
export const longDate = (instant: Instant): string => longDateFormatter.format(toDate(instant));

/** Jumat, 7 Agu 2026 */
export const weekdayDate = (instant: Instant): string => `${parts(instant).weekday}, ${date(instant)}`;

/** 19:05, where the zone is obvious, such as the time of the last save. */
export function clock(instant: Instant): string {
  const { hour, minute } = parts(instant);
  return `${hour}:${minute}`;
}

/** 19:05 WIB */
export const time = (instant: Instant): string => `${clock(instant)} WIB`;

/** 7 Agu 2026, 19:05 WIB */
export const dateTime = (instant: Instant): string => `${date(instant)}, ${time(instant)}`;

/** Jumat, 07 Agu 2026 | 19:05 WIB */
export function fullDateTime(instant: Instant): string {
  const { weekday, day, month, year } = parts(instant);
  return `${weekday}, ${day} ${month} ${year} | ${time(instant)}`;
}

/** 'baru saja', '3 menit yang lalu', 'kemarin', 'besok'; a plain date beyond a week. */
export function relative(instant: Instant, now: Instant = new Date()): string {
  const distance = toDate(instant).getTime() - toDate(now).getTime();
  const size = Math.abs(distance);
  if (size < minuteMs) return distance > 0 ? 'sebentar lagi' : 'baru saja';
  if (size < hourMs) return relativeFormat.format(Math.trunc(distance / minuteMs), 'minute');

  const days = dayNumber(instant) - dayNumber(now);
  if (days === 0) return relativeFormat.format(Math.trunc(distance / hourMs), 'hour');
  return Math.abs(days) <= 7 ? relativeFormat.format(days, 'day') : date(instant);
}

/** 'Promo berakhir dalam 2 hari', to the hour on the last day and to the minute in the last hour; a date beyond a week (nothing in brief), null once it is over. */
export function promotionEnd(
  endsAt: Instant,
  { now = new Date(), isBrief = false }: { now?: Instant; isBrief?: boolean } = {},
): string | null {
  const left = toDate(endsAt).getTime() - toDate(now).getTime();
  if (left <= 0) return null;
  if (left > 7 * dayMs) return isBrief ? null : `Harga promo sampai ${dateTime(endsAt)}`;
  const [size, unit] = left >= dayMs ? [dayMs, 'hari'] : left >= hourMs ? [hourMs, 'jam'] : [minuteMs, 'menit'];
  return `Promo berakhir dalam ${Math.max(1, Math.floor(left / Number(size)))} ${unit}`;
}

const toDate = (instant: Instant): Date => new Date(instant);

/** Counts calendar days in Jakarta, whose difference distinguishes 'kemarin' from 'hari ini'. */
const dayNumber = (instant: Instant): number => Date.parse(dayFormatter.format(toDate(instant))) / dayMs;

function parts(instant: Instant) {
  const found = Object.fromEntries(formatter.formatToParts(toDate(instant)).map(({ type, value }) => [type, value]));
  return found as Record<'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute', string>;
}
