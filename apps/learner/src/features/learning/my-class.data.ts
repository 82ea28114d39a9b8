import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { learning } from '@sinau/api-client';
import type { MyClass } from '@sinau/contracts/study/learning/learning.schemas';
import { useIsSignedIn } from '@sinau/shell';

const me = { id: 'me' };
const myClassPageSize = 12;

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
        sort: '-lastActivityAt,-enrolledAt',
        ...(show !== 'all' && { filter: { progress: progressOf[show] } }),
      },
    }),
    placeholderData: keepPreviousData,
  });

/**
 * Loads where the user continues; requested again on every page that shows it, since lessons are finished elsewhere.
 */
export const useResumption = () =>
  useQuery({ ...learning.resume.query(), refetchOnMount: 'always', throwOnError: false });

/** Loads the class that the user studied last. */
export const useLatestClass = () =>
  useQuery({
    ...learning.myClass.query({ params: me, query: { page: 1, perPage: 1, sort: '-lastActivityAt,-enrolledAt' } }),
    throwOnError: false,
  });

/** Tells whether the user participates in any class; false until known. */
export const useHasClasses = () =>
  (useQuery(learning.myClass.query({ params: me, query: { perPage: 1 } })).data?.total ?? 0) > 0;

/**
 * Maps the classes in which the user participates by class id; undefined until known. Requests only the classes on the
 * page, so it stays right however many the user has. If the call fails, none are marked.
 */
export function useEnrolments(classIds: readonly string[]): ReadonlyMap<string, MyClass> | undefined {
  const isEnabled = useIsSignedIn() && classIds.length > 0;
  const { data, isError } = useQuery({
    ...learning.myClass.query({
      params: me,
      query: { perPage: mostClassesAtOnce, filter: { classId: [...classIds].sort() } },
    }),
    enabled: isEnabled,
  });
  if (!isEnabled || (isError && !data)) return noEnrolments;
  return data && new Map(data.list.map((entry) => [entry.id, entry]));
}
const mostClassesAtOnce = 100;
const noEnrolments: ReadonlyMap<string, MyClass> = new Map();
