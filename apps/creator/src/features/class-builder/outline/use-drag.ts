import { useState, type DragEvent } from 'react';

export interface Dragged {
  /** Only onto its like: a section among sections, a lesson among lessons. */
  kind: 'section' | 'lesson';
  section: number;
  lesson: number;
}

interface Over {
  id: string;
  isAfter: boolean;
}

/** One thing at a time is dragged within the outline. `onMove` is told the place before which it was dropped. */
export function useDrag(onMove: (dragged: Dragged, to: { section: number; lesson: number }) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };

  const source = (what: Dragged) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      setDragged(what);
    },
    onDragEnd: end,
  });

  /** `placeAt` is where it goes when dropped on the first or the second half. */
  const target = (
    kind: Dragged['kind'],
    id: string,
    placeAt: (isAfter: boolean) => { section: number; lesson: number },
  ) => ({
    'data-drop': over?.id === id ? (over.isAfter ? 'after' : 'before') : undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged?.kind !== kind) return;
      event.preventDefault();
      event.stopPropagation();
      const isAfter = isInSecondHalf(event);
      if (over?.id !== id || over.isAfter !== isAfter) setOver({ id, isAfter });
    },
    onDrop: (event: DragEvent) => {
      if (dragged?.kind !== kind) return;
      event.preventDefault();
      event.stopPropagation();
      onMove(dragged, placeAt(isInSecondHalf(event)));
      end();
    },
  });

  return { source, target };
}

export type Drag = ReturnType<typeof useDrag>;

function isInSecondHalf({ clientY, currentTarget }: DragEvent) {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
}
