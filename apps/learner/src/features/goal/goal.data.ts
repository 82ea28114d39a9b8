import { useMutation, useQuery } from '@tanstack/react-query';
import { goal } from '@sinau/api-client';
import { useOptimisticAnswer } from '../../shared/use-optimistic-answer.ts';

const weekQuery = goal.week.query();

/** Loads the week again on every page that shows it, since lessons are studied elsewhere. */
export const useStudyWeek = () => useQuery({ ...weekQuery, refetchOnMount: 'always', throwOnError: false });

/** Saves the goal. The choice shows immediately, and the former one again if the server refuses. */
export const useChooseGoal = () =>
  useMutation({
    mutationFn: (target: number) => goal.choose.call({ body: { target } }),
    meta: { refreshes: [goal.week] },
    ...useOptimisticAnswer(weekQuery, (known, target: number) => known && { ...known, target }),
  });
