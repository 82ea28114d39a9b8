import { useEffect, useEffectEvent } from 'react';
import type { Step } from './document-history.ts';
import { lastStamp } from './stamps.ts';

const writable =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true], [contenteditable=""]';

interface UndoKeys {
  undo: () => void;
  redo: () => void;
  /** What the page's document would undo and redo next. */
  next: { undo: Step | null; redo: Step | null };
}

/**
 * Ctrl+Z and Ctrl+Shift+Z, with Cmd on a Mac, undo and redo. In a text they are about that text, and so the browser's or the
 * editor's own, unless something else was done to the document since it was typed in.
 */
export function useUndoKeys({ undo, redo, next }: UndoKeys, isEditable: boolean) {
  const isNewer = useEffectEvent((isRedo: boolean, typedAt: number) => {
    const step = isRedo ? next.redo : next.undo;
    return step !== null && step.typedIn === null && step.stamp > typedAt;
  });
  const turn = useEffectEvent((isRedo: boolean) => (isRedo ? redo() : undo()));
  useEffect(() => {
    if (!isEditable) return undefined;
    /** The last thing that had been done when somebody typed. */
    let typedAt = 0;
    const onInput = () => {
      typedAt = lastStamp();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && key === 'z';
      if (!isAsked || event.defaultPrevented) return;
      const isRedo = event.shiftKey;
      const isInText = event.target instanceof Element && event.target.closest(writable) !== null;
      if (isInText && !isNewer(isRedo, typedAt)) return;
      event.preventDefault();
      event.stopPropagation();
      turn(isRedo);
    };
    // Before the text that has the focus, which would undo typing of its own.
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('input', onInput, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('input', onInput, true);
    };
  }, [isEditable]);
}
