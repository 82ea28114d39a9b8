import { createContext, use } from 'react';
import type { BuiltClass } from '../built-class.ts';

interface LessonLocation {
  built: BuiltClass;
  /** Id of the lesson, temporary while it is new. */
  lessonId: string;
  title: string;
}

const LessonReactContext = createContext<LessonLocation | null>(null);
/** Provider around the editor of a lesson. */
export const LessonContext = LessonReactContext.Provider;

/** Returns the lesson that the editor is for. */
export function useLessonContext(): LessonLocation {
  const place = use(LessonReactContext);
  if (!place) throw new Error('There is no lesson around this editor');
  return place;
}
