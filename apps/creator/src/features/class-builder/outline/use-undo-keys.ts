import { useEffect, useEffectEvent } from 'react';
import type { Outline } from './use-outline.ts';

const writable = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [contenteditable=""]';

/** Ctrl+Z and Ctrl+Shift+Z, with Cmd on a Mac, undo and redo acts of the outline. In text they are the browser's own. */
export function useUndoKeys({ undo, redo }: Pick<Outline, 'undo' | 'redo'>, isEditable: boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
    const { target } = event;
    if (!isAsked || !isEditable || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(writable)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
