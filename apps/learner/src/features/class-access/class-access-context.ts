import { useOutletContext } from 'react-router-dom';
import type { NextTarget } from '@sinau/classroom';
import type { Program } from '@sinau/contracts/program/program.schemas';

/** What the layout of a class gives to the lesson inside it. */
export interface ClassAccess {
  program: Program;
  /** Everything is passed: say so. */
  celebrate: () => void;
  /** Where 'Berikutnya' leads from here. */
  next: NextTarget;
  /** Where the outline is a drawer: opens it. */
  openOutline: (() => void) | undefined;
}

export const useClassAccess = () => useOutletContext<ClassAccess>();
