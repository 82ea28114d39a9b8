/** Moves the focus once a page stands and a drawer that closed has given the focus back. Answers how to call it off. */
export function focusSoon(find: () => HTMLElement | null): () => void {
  const timer = setTimeout(() => find()?.focus({ focusVisible: true }), 50);
  return () => clearTimeout(timer);
}
