import { useOutletContext } from 'react-router-dom';
import type { NextTarget, Playhead } from '@sinau/classroom';
import type { OwnClass } from '../../shared/own-class.ts';

/** Data that the class layout provides to its lesson. */
export interface ClassAccess {
  program: OwnClass;
  /** Opens the congratulation; call it when the class reaches 100 %. */
  celebrate: () => void;
  /** Target of 'Berikutnya'. */
  next: NextTarget;
  /** Opens the outline; undefined where it is always visible. */
  openOutline: (() => void) | undefined;
  /** Reports the position of the recording to the discussion. */
  playhead: Playhead;
}

export const useClassAccess = () => useOutletContext<ClassAccess>();
