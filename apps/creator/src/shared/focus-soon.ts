const writable = 'input, textarea, select, [contenteditable]';

/**
 * Moves the focus after the page is rendered and a closing drawer has returned the focus, unless the user is typing
 * already. `selects` also selects the text of a field, at the same moment: later, it would select what the user has begun
 * to type. Returns a function that cancels it.
 */
export function focusSoon(find: () => HTMLElement | null, { selects = false } = {}): () => void {
  const timer = setTimeout(() => {
    if (document.activeElement?.matches(writable)) return;
    const found = find();
    found?.focus({ focusVisible: true });
    if (selects && found instanceof HTMLInputElement) found.select();
  }, 50);
  return () => clearTimeout(timer);
}
