import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { calendar } from '@sinau/api-client';
import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { dayOf, endOf, startOf, weeksOf, type Month } from '@sinau/format/calendar';

export type CalendarRole = 'participant' | 'host';

/** Loads the events that touch the weeks of a month, including the neighboring months' days in the grid. */
export function useMonth(role: CalendarRole, month: Month) {
  const weeks = weeksOf(month);
  const from = startOf(weeks[0]![0]!).toISOString();
  const until = endOf(weeks.at(-1)!.at(-1)!).toISOString();
  return useQuery({
    ...calendar.mine.query({
      query: { role, page: 0, perPage: 0, filter: { startsAt: { lt: until }, endsAt: { gte: from } } },
    }),
    placeholderData: keepPreviousData,
  });
}

const listSize = 20;
/** Loads the events that are not over yet. `now` is fixed while a page is open, so that its pages fit together. */
export const useUpcoming = (role: CalendarRole, page: number, now: string) =>
  useQuery({
    ...calendar.mine.query({ query: { role, page, perPage: listSize, filter: { endsAt: { gte: now } } } }),
    placeholderData: keepPreviousData,
  });

/**
 * Returns the days of Jakarta's calendar on which an event takes place; an event that ends at midnight does not count
 * for the next day.
 */
export function daysOf({ startsAt, endsAt }: Pick<CalendarEvent, 'startsAt' | 'endsAt'>) {
  const last = new Date(Math.max(Date.parse(startsAt), Date.parse(endsAt) - 1));
  return { first: dayOf(startsAt), last: dayOf(last) };
}

export const useFeed = (isOpen: boolean) => useQuery({ ...calendar.feed.query(), enabled: isOpen });
export const useRenewFeed = () =>
  useMutation({ mutationFn: calendar.renewFeed.call, meta: { refreshes: [calendar.feed] } });
export const useEndFeed = () =>
  useMutation({
    mutationFn: calendar.endFeed.call,
    meta: { success: 'Alamat kalendermu tidak berlaku lagi', refreshes: [calendar.feed] },
  });
