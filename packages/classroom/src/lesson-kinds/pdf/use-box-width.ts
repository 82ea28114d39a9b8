import { useEffect, useState, type RefObject } from 'react';

/** The inner width of an element in CSS pixels; 0 until measured. */
export function useBoxWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
