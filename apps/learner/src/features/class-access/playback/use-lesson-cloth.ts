import { useEffect, useState } from 'react';
import { useClassAccess } from '../class-access-context.ts';

/** Returns the square of cloth that the player of a lesson weaves, once its code has come; null until then. */
export function useLessonCloth(lessonId: string) {
  const { program } = useClassAccess();
  const [cloth, setCloth] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without it the bar is plain, as it was before.
    import('../../../shared/cloth/lesson-pattern.ts').then(
      ({ patternOfLesson }) => isCurrent && setCloth(patternOfLesson(program, lessonId)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [program, lessonId]);
  return cloth;
}
