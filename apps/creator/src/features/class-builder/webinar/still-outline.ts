/** Constant outline for webinars, which have none to save or undo beside the page. */
export const stillOutline = {
  state: { kind: 'saved', at: null },
  isStoredLocally: true,
  refused: null,
  flush: () => Promise.resolve(true),
  next: { undo: null, redo: null, stamps: { undo: 0, redo: 0 } },
  undo: () => null,
  redo: () => null,
} as const;
