const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

// Formatted by hand, since the first formatter of `Intl` costs a slow phone 60 ms (0198). Jakarta has been at UTC+7
// since 1964.
const offsetMs = 7 * hourMs;
const weekdays = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

/** An ISO instant as the API sends it, or a Date. */
export type Instant = string | Date;

/** 7 Agu 2026 */
export function date(instant: Instant): string {
  const { day, month, year } = parts(instant);
  return `${Number(day)} ${month} ${year}`;
}

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

/** Jum, 7 Agu, 19:05 WIB, in a list where space is short */
export function shortDateTime(instant: Instant): string {
  const { weekday, day, month } = calendarLeaf(instant);
  return `${weekday}, ${day} ${month}, ${time(instant)}`;
}

/** Jumat, 07 Agu 2026 | 19:05 WIB */
export function fullDateTime(instant: Instant): string {
  const { weekday, day, month, year } = parts(instant);
  return `${weekday}, ${day} ${month} ${year} | ${time(instant)}`;
}

/** Jumat, 7 Agu 2026, 19:05–21:00 WIB; if it ends on another day, with both. */
export const period = (from: Instant, to: Instant): string =>
  dayNumber(from) === dayNumber(to)
    ? `${weekdayDate(from)}, ${clock(from)}–${time(to)}`
    : `${weekdayDate(from)}, ${clock(from)} – ${weekdayDate(to)}, ${time(to)}`;

/**
 * 'Jumat, 7 Agu, 20:05–22:00 WITA', with both days if it ends on another, for users whose time zone differs from
 * Jakarta's; null for others.
 */
export function localPeriod(from: Instant, to: Instant, zone?: string): string | null {
  if (!zone && toDate(from).getTimezoneOffset() * minuteMs === -offsetMs) return null;
  const here = partsIn(zone, from);
  const there = parts(from);
  // No zone is a whole day from Jakarta.
  if (here.hour === there.hour && here.minute === there.minute) return null;
  const end = partsIn(zone, to);
  const dayOf = ({ weekday, day, month }: typeof here) => `${weekday}, ${day} ${month}`;
  const until = dayOf(end) === dayOf(here) ? '–' : ` – ${dayOf(end)}, `;
  return `${dayOf(here)}, ${here.hour}:${here.minute}${until}${end.hour}:${end.minute} ${here.timeZoneName}`;
}

/** 5 Jan – 29 Mar 2027; a single day once. */
export function dateRange(from: Instant, to: Instant): string {
  if (dayNumber(from) === dayNumber(to)) return date(from);
  const [first, last] = [parts(from), parts(to)];
  const year = first.year === last.year ? '' : ` ${first.year}`;
  const month = first.month === last.month && year === '' ? '' : ` ${first.month}`;
  return `${Number(first.day)}${month}${year}${month ? ' – ' : '–'}${date(to)}`;
}

/** The parts of a leaf of a calendar: Jum, 7, Agu. */
export function calendarLeaf(instant: Instant): { weekday: string; day: string; month: string } {
  const { weekday, day, month } = parts(instant);
  return { weekday: weekday.slice(0, 3), day: String(Number(day)), month };
}

/** 'baru saja', '3 menit yang lalu', 'kemarin', 'besok'; a plain date beyond a week. */
export function relative(instant: Instant, now: Instant = new Date()): string {
  const distance = toDate(instant).getTime() - toDate(now).getTime();
  const size = Math.abs(distance);
  if (size < minuteMs) return distance > 0 ? 'sebentar lagi' : 'baru saja';
  if (size < hourMs) return distanceText(Math.trunc(distance / minuteMs), 'menit');

  const days = dayNumber(instant) - dayNumber(now);
  if (days === 0) return distanceText(Math.trunc(distance / hourMs), 'jam');
  if (Math.abs(days) > 7) return date(instant);
  return nearDays[days] ?? distanceText(days, 'hari');
}

const nearDays: Readonly<Record<number, string>> = { [-1]: 'kemarin', 1: 'besok', 2: 'lusa' };

const distanceText = (count: number, unit: string) =>
  count < 0 ? `${-count} ${unit} yang lalu` : `dalam ${count} ${unit}`;

/**
 * 'Promo berakhir dalam 2 hari', to the hour on the last day and to the minute in the last hour; a date beyond a week
 * (omitted in the brief form), null once it is over.
 */
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

/** Shifts an instant so that its UTC fields are the local time in Jakarta. */
const inJakarta = (instant: Instant): Date => new Date(toDate(instant).getTime() + offsetMs);

/** Counts calendar days in Jakarta, whose difference distinguishes 'kemarin' from 'hari ini'. */
const dayNumber = (instant: Instant): number => Math.floor(inJakarta(instant).getTime() / dayMs);

function parts(instant: Instant) {
  const shown = inJakarta(instant);
  return {
    weekday: weekdays[shown.getUTCDay()]!,
    day: twoDigits(shown.getUTCDate()),
    month: shortMonths[shown.getUTCMonth()]!,
    year: String(shown.getUTCFullYear()),
    hour: twoDigits(shown.getUTCHours()),
    minute: twoDigits(shown.getUTCMinutes()),
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Created on demand: most users are in the zone of Jakarta. */
function partsIn(zone: string | undefined, instant: Instant) {
  const inZone = new Intl.DateTimeFormat('id-ID', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  const found = Object.fromEntries(inZone.formatToParts(toDate(instant)).map(({ type, value }) => [type, value]));
  return found as Record<'weekday' | 'day' | 'month' | 'hour' | 'minute' | 'timeZoneName', string>;
}
