import { useOutletContext } from 'react-router-dom';
import type { Program } from '@sinau/contracts/program/program.schemas';

/** What the layout of a class gives to the lesson inside it. */
export interface ClassAccess {
  program: Program;
  /** Everything is passed: say so. */
  celebrate: () => void;
}

export const useClassAccess = () => useOutletContext<ClassAccess>();
