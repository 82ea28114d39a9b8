import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { calendar } from '@sinau/api-client';
import type { CalendarEvent } from '@sinau/contracts/core/calendar/calendar.schemas';
import { dayOf, endOf, startOf, weeksOf, type Month } from '@sinau/format/calendar';

export type CalendarRole = 'participant' | 'host';

/** What touches the weeks of a month, so that those of its neighbours in the grid are there too. */
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
/** What is not over yet. `now` is fixed while a page is open, so that its pages fit together. */
export const useUpcoming = (role: CalendarRole, page: number, now: string) =>
  useQuery({
    ...calendar.mine.query({ query: { role, page, perPage: listSize, filter: { endsAt: { gte: now } } } }),
    placeholderData: keepPreviousData,
  });

/** The days of Jakarta's calendar that an event takes place on: one that ends at midnight has none of the next. */
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
