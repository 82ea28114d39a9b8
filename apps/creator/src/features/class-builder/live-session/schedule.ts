import { clock } from '@sinau/format';
import { addDays, dayOf, instantAt, type Day } from '@sinau/format/calendar';

/** Beginning and end of a session, as instants. Either may still be open. */
export interface Schedule {
  startsAt: string | null;
  endsAt: string | null;
}

/**
 * Picked form of a schedule: a day and two times in Jakarta. An end that is not after the beginning is on the next day.
 */
export interface PickedTimes {
  day: Day | null;
  from: string | null;
  to: string | null;
}

/** Default length of a session. */
const usualMinutes = 90;
const minuteMs = 60_000;

export const pickedOf = ({ startsAt, endsAt }: Schedule): PickedTimes => ({
  day: startsAt && dayOf(startsAt),
  from: startsAt && clock(startsAt),
  to: endsAt && clock(endsAt),
});

export function scheduleOf({ day, from, to }: PickedTimes): Schedule {
  if (day === null || from === null) return { startsAt: null, endsAt: null };
  const startsAt = instantAt(day, from).toISOString();
  return { startsAt, endsAt: to && instantAt(to > from ? day : addDays(day, 1), to).toISOString() };
}

/** Times after another beginning was picked: the length of the session does not change. */
export function beganAt(picked: PickedTimes, from: string | null): PickedTimes {
  if (from === null) return { ...picked, from };
  const length = picked.from && picked.to ? minutesBetween(picked.from, picked.to) : usualMinutes;
  return { ...picked, from, to: clockOf(minutesOf(from) + length) };
}

export const minutesOfSession = ({ startsAt, endsAt }: Schedule) =>
  startsAt && endsAt ? (Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs : null;

export const isOver = ({ endsAt }: Schedule, now = new Date()) => endsAt !== null && new Date(endsAt) <= now;

/** Finds the first other session that runs at the same time. */
export const overlapping = <Other extends Schedule>({ startsAt, endsAt }: Schedule, others: readonly Other[]) =>
  others.find(
    (other) =>
      startsAt && endsAt && other.startsAt && other.endsAt && startsAt < other.endsAt && other.startsAt < endsAt,
  );

function minutesBetween(from: string, to: string) {
  const minutes = minutesOf(to) - minutesOf(from);
  return minutes > 0 ? minutes : minutes + 24 * 60;
}
function minutesOf(time: string) {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}
function clockOf(minutes: number) {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
