import { useOutletContext } from 'react-router-dom';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { BuiltWebinar } from './built-class.ts';

/** What the frame of the builder passes to its pages. */
export interface Builder {
  built: Program;
  /** Stores what was done to the outline and is not stored yet. Resolves to whether it could. */
  storeOutline: () => Promise<boolean>;
  /** False while an operator reviews the class. */
  isEditable: boolean;
  /** The panel on the right, where it is a drawer. */
  isPanelOpen: boolean;
  closePanel: () => void;
  /** Called when a new lesson was stored, before its address changes. */
  onLessonCreated: (created: CreatedLesson) => void;
  /** Called when the whole class was replaced, so that its editors read it anew. */
  onReplaced: () => void;
}

export interface CreatedLesson {
  /** The temporary id that it had while it was new. */
  temporaryId: string;
  id: string;
  title: string;
  /** When it was begun, among what else was done on the page. */
  stamp: number;
}

export const useBuilder = () => useOutletContext<Builder>();

/** What the frame of the webinar wizard passes to its steps. */
export interface Wizard extends Pick<Builder, 'isEditable' | 'onReplaced'> {
  built: BuiltWebinar;
}
export const useWizard = () => useOutletContext<Wizard>();

/** Of either frame. */
export const useOnReplaced = () => useOutletContext<Pick<Builder, 'onReplaced'>>().onReplaced;
