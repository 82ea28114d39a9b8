import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calendar } from '@sinau/api-client';
import { useNow } from '@sinau/ui';

const mostThisWeek = 4;
const hourMs = 3_600_000;
/** Loads the next events of seven days, from the hour that has begun: every screen of that hour asks the same. */
export function useThisWeek() {
  const hour = Math.floor(useNow().getTime() / hourMs) * hourMs;
  const at = (time: number) => new Date(time).toISOString();
  return useQuery({
    ...calendar.mine.query({
      query: {
        role: 'participant',
        page: 1,
        perPage: mostThisWeek,
        filter: { startsAt: { lt: at(hour + 7 * 24 * hourMs) }, endsAt: { gte: at(hour) } },
      },
    }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
}
