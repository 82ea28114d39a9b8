import type { ScheduledSession } from '@sinau/contracts/study/live/live.schemas';
import type { OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import { addDays, dayOf, type Day } from '@sinau/format/calendar';

/** Calendar week of a class, Monday to Sunday. */
export interface ClassWeek {
  /** Number from 1, counted in the calendar: an empty week is omitted, and its number with it. */
  readonly number: number;
  readonly monday: Day;
  readonly sunday: Day;
  readonly sessions: readonly ScheduledSession[];
  /** Sections to study alone in that week. */
  readonly sections: readonly OutlineSection[];
}

/**
 * Groups by week. Sections belong to the week of their first session; one without sessions to that of the section
 * before it.
 */
export function weeksOf(sections: readonly OutlineSection[], sessions: readonly ScheduledSession[]): ClassWeek[] {
  const ordered = [...sessions].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const [first] = ordered;
  if (!first) return [];
  const start = mondayOf(first.startsAt);
  const mondayById = new Map(ordered.map(({ id, startsAt }) => [id, mondayOf(startsAt)]));

  let current = start;
  const placed = sections.map((section) => {
    const own = section.lessons.flatMap(({ id }) => mondayById.get(id) ?? []).sort();
    current = own[0] ?? current;
    return { section, monday: current };
  });

  const mondays = [...new Set([...mondayById.values(), ...placed.map(({ monday }) => monday)])].sort();
  return mondays.map((monday) => ({
    number: Math.round((Date.parse(monday) - Date.parse(start)) / weekMs) + 1,
    monday,
    sunday: addDays(monday, 6),
    sessions: ordered.filter(({ id }) => mondayById.get(id) === monday),
    sections: placed.flatMap((one) => (one.monday === monday ? [one.section] : [])),
  }));
}

const weekMs = 7 * 24 * 3_600_000;

function mondayOf(instant: string): Day {
  const day = dayOf(instant);
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
