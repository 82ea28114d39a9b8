import { useEffect, useRef, useState } from 'react';
import type { OrderMode } from './order-mode.ts';
import type { OutlinePosition } from './pointer-drag.ts';

/** The actions of the outline's rows, which name themselves by their place. */
export interface OutlineActions {
  choose: (sectionId: string) => void;
  toggleOrder: (mode: OrderMode) => void;
  moveSection: (from: number, to: number) => void;
  stepLesson: (place: OutlinePosition, step: 1 | -1) => void;
  openMoveDialog: (place: OutlinePosition) => void;
  openRemoveDialog: (place: OutlinePosition) => void;
  /** A section and its lessons were removed. */
  sectionRemoved: (sectionIndex: number) => void;
}

/** Stable functions, so that unchanged rows are not rendered again. */
export function useStableActions(actions: OutlineActions): OutlineActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<OutlineActions>(() => ({
    choose: (...input) => latest.current.choose(...input),
    toggleOrder: (...input) => latest.current.toggleOrder(...input),
    moveSection: (...input) => latest.current.moveSection(...input),
    stepLesson: (...input) => latest.current.stepLesson(...input),
    openMoveDialog: (...input) => latest.current.openMoveDialog(...input),
    openRemoveDialog: (...input) => latest.current.openRemoveDialog(...input),
    sectionRemoved: (...input) => latest.current.sectionRemoved(...input),
  }));
  return stable;
}
