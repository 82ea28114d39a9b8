const writable = 'input, textarea, select, [contenteditable]';

/**
 * Moves the focus once a page stands and a drawer that closed has given the focus back, unless somebody writes already.
 * Answers how to call it off.
 */
export function focusSoon(find: () => HTMLElement | null): () => void {
  const timer = setTimeout(() => {
    if (!document.activeElement?.matches(writable)) find()?.focus({ focusVisible: true });
  }, 50);
  return () => clearTimeout(timer);
}
