import { useOutletContext } from 'react-router-dom';
import type { NextTarget, Playhead } from '@sinau/classroom';
import type { OwnClass } from '../../shared/own-class.ts';

/** What the class layout provides to its lesson. */
export interface ClassAccess {
  program: OwnClass;
  /** Opens the congratulation; call it when the class reaches 100 %. */
  celebrate: () => void;
  /** The target of 'Berikutnya'. */
  next: NextTarget;
  /** Opens the outline; undefined where it is always visible. */
  openOutline: (() => void) | undefined;
  /** Tells the discussion where the recording stands. */
  playhead: Playhead;
}

export const useClassAccess = () => useOutletContext<ClassAccess>();
