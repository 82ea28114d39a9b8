import { useEffect, useEffectEvent } from 'react';
import type { Step } from './document-history.ts';
import { lastStamp } from './stamps.ts';

const writable =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true], [contenteditable=""]';

interface UndoKeys {
  undo: () => void;
  redo: () => void;
  /** Next steps of the document to undo and redo. */
  next: { undo: Step | null; redo: Step | null };
}

/**
 * Binds undo and redo to Ctrl+Z and Ctrl+Shift+Z, with Cmd on a Mac. In a text the keys belong to the browser or the
 * editor, unless the document was changed otherwise since the text was typed in; what has an undo of its own, such as the
 * editor of captions, marks itself with `data-own-undo`.
 */
export function useUndoKeys({ undo, redo, next }: UndoKeys, isEditable: boolean) {
  const isNewer = useEffectEvent((isRedo: boolean, typedAt: number) => {
    const step = isRedo ? next.redo : next.undo;
    return step !== null && step.typedIn === null && step.stamp > typedAt;
  });
  const turn = useEffectEvent((isRedo: boolean) => (isRedo ? redo() : undo()));
  useEffect(() => {
    if (!isEditable) return undefined;
    /** Stamp of the last action when the user typed. */
    let typedAt = 0;
    const onInput = () => {
      typedAt = lastStamp();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && key === 'z';
      if (!isAsked || event.defaultPrevented || document.querySelector('[data-own-undo]')) return;
      const isRedo = event.shiftKey;
      const isInText = event.target instanceof Element && event.target.closest(writable) !== null;
      if (isInText && !isNewer(isRedo, typedAt)) return;
      event.preventDefault();
      event.stopPropagation();
      turn(isRedo);
    };
    // The listener runs before the focused text, which would undo its own typing.
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('input', onInput, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('input', onInput, true);
    };
  }, [isEditable]);
}
