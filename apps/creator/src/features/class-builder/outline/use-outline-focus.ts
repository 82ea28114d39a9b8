import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';

const headings = 'h2 > button';
/** A row that appears later than this no longer receives the focus. */
const patienceMs = 5_000;

/** Keeps the focus on the row that was moved or added, or on the neighbor of a removed one. */
export function useOutlineFocus(
  root: RefObject<HTMLElement | null>,
  sections: readonly OutlineSection[],
  unstoredIds: ReadonlySet<string>,
) {
  const target = useRef<{ id: string; controls: string; label?: string | null; until: number } | null>(null);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (!target.current || Date.now() > target.current.until) return;
    const { id, controls: selector, label } = target.current;
    const rowOf = (one: string | undefined) => root.current?.querySelector<HTMLElement>(`[data-order="${one}"]`);
    const moved = rowOf(id);
    // A lesson of a collapsed section has no row: the section's heading receives the focus instead.
    const row = moved ?? rowOf(sections.find(({ lessons }) => lessons.some((lesson) => lesson.id === id))?.id);
    if (!row) return;
    row.scrollIntoView({ block: 'nearest' });
    const controls = [...row.querySelectorAll<HTMLElement>(moved ? selector : headings)];
    const control =
      controls.find((one) => label && one.getAttribute('aria-label') === label) ??
      controls.find((one) => !one.matches('[data-grip]'));
    // A copy can be opened once it is stored.
    if (!control) return;
    control.focus({ preventScroll: true });
    target.current = null;
  }, [root, sections, unstoredIds, asked]);

  /** Moves the focus to a section or lesson. */
  const focusOn = useCallback((id: string) => {
    target.current = { id, controls: 'a, button', until: Date.now() + patienceMs };
    setAsked((count) => count + 1);
  }, []);

  /** Returns the focus, if it is within the outline, to the same control of a row once that row has moved. */
  const followMoved = useCallback(
    (id: string) => {
      const { activeElement } = document;
      if (!activeElement || !root.current?.contains(activeElement)) return;
      const label = activeElement.getAttribute('aria-label');
      target.current = { id, controls: 'button[aria-label]:not(:disabled)', label, until: Date.now() + patienceMs };
    },
    [root],
  );
  return { focusOn, followMoved };
}
