import { useOutletContext } from 'react-router-dom';
import type { Program } from '@sinau/contracts/program/program.schemas';

/** What the frame of the builder gives to the page in it. */
export interface Builder {
  built: Program;
  /** False while an operator looks at it. */
  isEditable: boolean;
  /** The panel on the right, where it is a drawer. */
  isPanelOpen: boolean;
  closePanel: () => void;
}

export const useBuilder = () => useOutletContext<Builder>();
