import { useEffect, useState, type RefObject } from 'react';

const idleMs = 3_000;

/** Returns whether the pointer has not moved over an element for a while. */
export function useIdle(element: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const stage = element.current;
    if (!stage) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stir = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleMs);
    };
    const events = ['pointermove', 'pointerup', 'focusin', 'keydown'];
    for (const type of events) stage.addEventListener(type, stir);
    stir();
    return () => {
      clearTimeout(timer);
      for (const type of events) stage.removeEventListener(type, stir);
    };
  }, [element]);
  return isIdle;
}
