import { useOutletContext } from 'react-router-dom';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { BuiltWebinar } from './built-class.ts';

/** Context that the builder layout passes to its pages. */
export interface Builder {
  built: Program;
  /** Stores the pending changes of the outline. Resolves to whether that succeeded. */
  storeOutline: () => Promise<boolean>;
  /** False while an operator reviews the class. */
  isEditable: boolean;
  /** True if the panel on the right is open, where it is a drawer. */
  isPanelOpen: boolean;
  closePanel: () => void;
  /** Called when a new lesson is stored, before its address changes. */
  onLessonCreated: (created: CreatedLesson) => void;
  /** Called when the whole class is replaced, so that its editors read it again. */
  onReplaced: () => void;
}

export interface CreatedLesson {
  /** Temporary id that the lesson had while it was new. */
  temporaryId: string;
  id: string;
  title: string;
  /** Stamp of its beginning, among the other actions on the page. */
  stamp: number;
}

export const useBuilder = () => useOutletContext<Builder>();

/** Context that the layout of the webinar wizard passes to its steps. */
export interface Wizard extends Pick<Builder, 'isEditable' | 'onReplaced'> {
  built: BuiltWebinar;
}
export const useWizard = () => useOutletContext<Wizard>();

/** Callback of either layout. */
export const useOnReplaced = () => useOutletContext<Pick<Builder, 'onReplaced'>>().onReplaced;
