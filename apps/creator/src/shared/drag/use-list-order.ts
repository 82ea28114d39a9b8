import { useLayoutEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { dragFromGrip } from './pointer-drag.ts';

interface ListOrder {
  /** Element of the list. */
  list: RefObject<HTMLElement | null>;
  /** Ids of the rows from top to bottom. */
  ids: readonly string[];
  titleOf: (id: string) => string;
  onOrder: (ids: string[]) => void;
}

/**
 * Orders a flat list by its grips: with mouse or finger, or by keyboard, where Space lifts, arrows move, Space drops
 * and Escape cancels. Each step is announced. Rows carry `data-row="section"` and `data-id`, grips `data-grip`.
 */
export function useListOrder({ list, ids, titleOf, onOrder }: ListOrder) {
  const [lifted, setLifted] = useState<{ id: string; order: readonly string[] } | null>(null);
  const [said, say] = useState('');
  const shown = lifted?.order ?? ids;
  useFocusKept(list, lifted?.id, shown);

  const place = (order: readonly string[], id: string) => `Posisi ${order.indexOf(id) + 1} dari ${order.length}`;
  const lift = (id: string) => {
    setLifted({ id, order: ids });
    say(`“${titleOf(id)}” diangkat. ${place(ids, id)}. Panah memindahkan, Spasi menaruh, Escape membatalkan.`);
  };
  const step = (id: string, order: readonly string[], by: 1 | -1) => {
    const from = order.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= order.length) return;
    const next = order.with(from, order[to]!).with(to, id);
    setLifted({ id, order: next });
    say(place(next, id));
  };
  const end = (isDropped: boolean) => {
    if (!lifted) return;
    setLifted(null);
    if (isDropped && lifted.order.join() !== ids.join()) onOrder([...lifted.order]);
    say(isDropped ? `“${titleOf(lifted.id)}” ditaruh.` : `“${titleOf(lifted.id)}” kembali ke tempatnya.`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const id = rowOf(event.target)?.dataset['id'];
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, () => void> = lifted
      ? {
          ' ': () => end(true),
          Enter: () => end(true),
          Escape: () => end(false),
          ArrowUp: () => step(lifted.id, lifted.order, -1),
          ArrowDown: () => step(lifted.id, lifted.order, 1),
        }
      : { ' ': () => lift(id), Enter: () => lift(id) };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const onPointerDown = ({ nativeEvent }: PointerEvent) =>
    dragFromGrip(nativeEvent, {
      countOf: () => 1,
      onDrop: ({ id, to }) => {
        const others = ids.filter((one) => one !== id);
        const at = to.beforeId === null ? others.length : others.indexOf(to.beforeId);
        const next = others.toSpliced(at, 0, id);
        if (next.join() !== ids.join()) onOrder(next);
      },
    });

  return { shown, liftedId: lifted?.id ?? null, said, onKeyDown, onPointerDown, onBlur: () => end(false) };
}

/** Returns the row of a grip; other controls of a row keep their keys. */
const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest('[data-grip]')?.closest<HTMLElement>('[data-row]') : null;

/** Restores the focus of a grip, which is lost when its row moves within the document. */
function useFocusKept(list: RefObject<HTMLElement | null>, id: string | undefined, shown: readonly string[]) {
  useLayoutEffect(() => {
    if (id) list.current?.querySelector<HTMLElement>(`[data-id="${id}"] [data-grip]`)?.focus();
  }, [list, id, shown]);
}
