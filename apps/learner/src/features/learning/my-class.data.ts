import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { learning } from '@sinau/api-client';
import type { MyClass } from '@sinau/contracts/learning/learning.schemas';
import { useIsSignedIn } from '@sinau/shell';

const me = { id: 'me' };
export const myClassPageSize = 12;

export type MyClassFilter = 'all' | 'ongoing' | 'done';
const progressOf = { all: undefined, ongoing: { lt: 100 }, done: 100 } as const satisfies Record<
  MyClassFilter,
  unknown
>;

export const useMyClasses = (page: number, show: MyClassFilter) =>
  useQuery({
    ...learning.myClass.query({
      params: me,
      query: {
        page,
        perPage: myClassPageSize,
        sort: '-enrolledAt',
        ...(show !== 'all' && { filter: { progress: progressOf[show] } }),
      },
    }),
    placeholderData: keepPreviousData,
  });

/** All classes of this person by id; undefined until known. Without an answer they count as none. */
export function useEnrolments(): ReadonlyMap<string, MyClass> | undefined {
  const isSignedIn = useIsSignedIn();
  const { data, isError } = useQuery({
    ...learning.myClass.query({ params: me, query: { page: 0, perPage: 0 } }),
    enabled: isSignedIn,
  });
  if (!isSignedIn || (isError && !data)) return noClasses;
  return data && new Map(data.list.map((entry) => [entry.id, entry]));
}
const noClasses: ReadonlyMap<string, MyClass> = new Map();
