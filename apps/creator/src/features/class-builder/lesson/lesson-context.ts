import { createContext, use } from 'react';
import type { BuiltClass } from '../built-class.ts';

interface Place {
  built: BuiltClass;
  /** A temporary id while the lesson is new. */
  lessonId: string;
  title: string;
}

const LessonReactContext = createContext<Place | null>(null);
/** Provider around the editor of a lesson. */
export const LessonContext = LessonReactContext.Provider;

/** The lesson whose editor this is. */
export function useLessonContext(): Place {
  const place = use(LessonReactContext);
  if (!place) throw new Error('There is no lesson around this editor');
  return place;
}
