import { createContext, useCallback, useContext, useMemo, useState, type MouseEvent } from 'react';

interface Selection {
  ids: ReadonlySet<string>;
  /** True if rows show their checkboxes. */
  isShown: boolean;
  toggle: (id: string) => void;
}

const SelectionContext = createContext<Selection>({ ids: new Set(), isShown: false, toggle: () => undefined });
export const SelectionProvider = SelectionContext.Provider;

/**
 * Returns the selection of lessons, made by Shift and a click from the last one to this one, or by their checkboxes.
 */
export function useSelection(lessonIds: readonly string[], openLessonId: string | null, isOrdering: boolean) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchorId, setAnchor] = useState<string | null>(null);
  const ids = useMemo(() => new Set(lessonIds.filter((id) => chosen.has(id))), [lessonIds, chosen]);

  const toggle = useCallback((id: string) => {
    setAnchor(id);
    setChosen((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);

  /** Runs before links and checkboxes receive the click. */
  const onClickCapture = (event: MouseEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-row=lesson]');
    const id = row?.dataset['id'];
    if (!event.shiftKey || !id || (event.target as Element).closest('.menu, [data-grip]')) return;
    event.preventDefault();
    event.stopPropagation();
    const from = lessonIds.indexOf(anchorId ?? openLessonId ?? id);
    const to = lessonIds.indexOf(id);
    const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
    setChosen((known) => new Set([...known, ...lessonIds.slice(first, last + 1)]));
    setAnchor(id);
  };

  const isShown = isOrdering || ids.size > 0;
  const context = useMemo(() => ({ ids, isShown, toggle }), [ids, isShown, toggle]);
  return { ids, isShown, clear, context, onClickCapture };
}

/** Reads the selection from context, so that a change renders no row. */
export function SelectBox({ id, title }: { id: string; title: string }) {
  const { ids, isShown, toggle } = useContext(SelectionContext);
  if (!isShown) return null;
  return (
    <label className="outline-select">
      <input
        type="checkbox"
        className="tick"
        aria-label={`Pilih ${title}`}
        checked={ids.has(id)}
        onChange={() => toggle(id)}
      />
    </label>
  );
}
