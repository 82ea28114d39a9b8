import { dayOf, type Day } from '@sinau/format/calendar';

/** Groups items by their day in Jakarta, in the order in which the days first occur. */
export function byDay<T>(items: readonly T[], instantOf: (item: T) => string): [Day, T[]][] {
  const days = new Map<Day, T[]>();
  for (const item of items) {
    const day = dayOf(instantOf(item));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}
