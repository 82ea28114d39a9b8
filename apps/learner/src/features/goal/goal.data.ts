import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { goal } from '@sinau/api-client';

const weekQuery = goal.week.query();

/** Loads the week again on every page that shows it, since lessons are studied elsewhere. */
export const useStudyWeek = () => useQuery({ ...weekQuery, refetchOnMount: 'always', throwOnError: false });

/** Saves the goal. The choice shows immediately, and the former one again if the server refuses. */
export function useChooseGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (target: number) => goal.choose.call({ body: { target } }),
    meta: { refreshes: [goal.week] },
    onMutate: async (target) => {
      await client.cancelQueries({ queryKey: weekQuery.queryKey });
      const before = client.getQueryData(weekQuery.queryKey);
      if (before) client.setQueryData(weekQuery.queryKey, { ...before, target });
      return { before };
    },
    onError: (_error, _target, context) => client.setQueryData(weekQuery.queryKey, context?.before),
  });
}
