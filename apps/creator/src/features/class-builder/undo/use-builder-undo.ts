import { useSyncExternalStore } from 'react';
import { screens } from '@sinau/contracts/screens';
import { useGo, useUndoSnackbar } from '@sinau/shell';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { useCurrentSaver } from '../../../documents/saving/current-saver.tsx';
import type { HistorySnapshot, Step } from '../../../documents/undo/document-history.ts';
import type { OutlineCommand } from '../outline/outline-log.ts';
import type { Outline } from '../outline/use-outline.ts';

interface BuilderUndo {
  built: Pick<Program, 'slug' | 'sections'>;
  outline: Pick<Outline, 'next' | 'undo' | 'redo'>;
  /** Id of the page's lesson. */
  lessonId: string | null;
}

/** Undoes and redoes the last action on the page, be it in the outline or in the document. */
export function useBuilderUndo({ built, outline, lessonId }: BuilderUndo) {
  const saver = useCurrentSaver();
  const go = useGo();
  const { show } = useUndoSnackbar();
  const inDocument = useSyncExternalStore(
    saver?.history.subscribe ?? neverChanges,
    () => saver?.history.getSnapshot() ?? nothing,
  );
  const inOutline = outline.next;
  const isUndoInDocument = (inDocument.undo?.stamp ?? 0) > inOutline.stamps.undo;
  const isRedoInDocument = (inDocument.redo?.stamp ?? 0) > inOutline.stamps.redo;

  const tell = (step: Step | null | undefined, words: string, label: string, turnBack: () => unknown) => {
    if (step) show({ msg: `${words} ${step.label}`, label, undo: turnBack });
  };
  const undoInDocument = (): void => tell(saver?.history.undo(), 'Diurungkan:', 'Ulangi', redoInDocument);
  const redoInDocument = (): void => tell(saver?.history.redo(), 'Diulangi:', 'Urungkan', undoInDocument);

  /** The typed text is restored with its lesson, if that is restored. */
  const turnOutline = async (turn: () => OutlineCommand | null) => {
    if (saver && saver.getSnapshot().state.kind !== 'saved') await saver.flush();
    const act = turn();
    if (act && lessonId && removes(act, built, lessonId)) go(screens.createClass(built.slug), { replace: true });
  };
  return {
    next: {
      undo: isUndoInDocument ? inDocument.undo!.label : inOutline.undo,
      redo: isRedoInDocument ? inDocument.redo!.label : inOutline.redo,
    },
    inDocument,
    undo: () => (isUndoInDocument ? undoInDocument() : void turnOutline(() => outline.undo())),
    redo: () => (isRedoInDocument ? redoInDocument() : void turnOutline(() => outline.redo())),
  };
}

/** Returns whether an action removes a lesson, alone or with its section. */
function removes({ changes }: OutlineCommand, { sections }: Pick<Program, 'sections'>, lessonId: string) {
  const home = sections.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  return changes.some((change) => change.kind === 'remove' && (change.id === lessonId || change.id === home?.id));
}

const neverChanges = () => () => undefined;
const nothing: HistorySnapshot = { undo: null, redo: null };
