import { createContext, use, useMemo, type ReactNode } from 'react';
import { useClassReview } from './class-review.data.ts';

const OpenComments = createContext<ReadonlyMap<string, number>>(new Map());

/** Provides the lessons of the outline with the number of open review comments in each. */
export function OpenCommentsProvider({ classId, children }: { classId: string; children: ReactNode }) {
  const { data } = useClassReview(classId);
  const open = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { lesson, fixedAt } of data?.list ?? [])
      if (lesson && !fixedAt) counts.set(lesson.id, (counts.get(lesson.id) ?? 0) + 1);
    return counts;
  }, [data]);
  return <OpenComments value={open}>{children}</OpenComments>;
}

export const useOpenComments = (lessonId: string) => use(OpenComments).get(lessonId) ?? 0;
