import { useRef, useState, type TouchEvent } from 'react';

/** Number of columns side by side on a phone. */
export const shownOnPhones = 2;
/** Distance in px from which a finger's move is a swipe. */
const swipeFrom = 48;

/** Provides which columns a phone shows, by buttons or by swiping. Wider screens show all. */
export function usePair(columnCount: number) {
  const [wanted, setWanted] = useState(0);
  const [known, setKnown] = useState(columnCount);
  const start = useRef<{ x: number; y: number } | null>(null);
  const last = Math.max(0, columnCount - shownOnPhones);
  // A class that was added is shown.
  if (known !== columnCount) {
    setKnown(columnCount);
    setWanted(columnCount > known ? last : 0);
  }
  const first = Math.min(wanted, last);
  const show = (column: number) => setWanted(Math.min(last, Math.max(0, column)));
  return {
    first,
    last,
    show,
    swipe: {
      onTouchStart: ({ touches }: TouchEvent) => {
        const touch = touches[0];
        start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const touch = changedTouches[0];
        if (!start.current || !touch) return;
        const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
        if (Math.abs(across) > swipeFrom && Math.abs(across) > 2 * Math.abs(down)) show(first - Math.sign(across));
      },
    },
  };
}
