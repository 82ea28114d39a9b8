const writable = 'input, textarea, select, [contenteditable]';

/**
 * Moves the focus after the page is rendered and a closing drawer has returned the focus, unless the user is typing
 * already. Returns a function that cancels it.
 */
export function focusSoon(find: () => HTMLElement | null): () => void {
  const timer = setTimeout(() => {
    if (!document.activeElement?.matches(writable)) find()?.focus({ focusVisible: true });
  }, 50);
  return () => clearTimeout(timer);
}
