import { useEffect, useRef, useState } from 'react';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { OrderMode } from './order-mode.ts';

/** Actions of the outline's rows, which pass their ids. */
export interface OutlineActions {
  choose: (sectionId: string) => void;
  toggleOrder: (mode: OrderMode) => void;
  step: (id: string, by: 1 | -1) => void;
  openMoveDialog: (lessonId: string) => void;
  openRenameDialog: (sectionId: string) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  addLesson: (sectionId: string, type: LessonType) => void;
}

/** Returns stable functions, so that unchanged rows are not rendered again. */
export function useStableActions(actions: OutlineActions): OutlineActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<OutlineActions>(() => ({
    choose: (...input) => latest.current.choose(...input),
    toggleOrder: (...input) => latest.current.toggleOrder(...input),
    step: (...input) => latest.current.step(...input),
    openMoveDialog: (...input) => latest.current.openMoveDialog(...input),
    openRenameDialog: (...input) => latest.current.openRenameDialog(...input),
    duplicate: (...input) => latest.current.duplicate(...input),
    remove: (...input) => latest.current.remove(...input),
    addLesson: (...input) => latest.current.addLesson(...input),
  }));
  return stable;
}
