import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fitZoom } from './zoom.ts';

/** The zoom of the pages in a box. Zooming keeps the middle of the screen in place. */
export function useZoom(box: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(fitZoom);
  /** The position of the screen's middle in the box, from 0 at its top to 1 at its end. */
  const middle = useRef(0);

  const zoomTo = (next: number) => {
    const { top, height } = box.current!.getBoundingClientRect();
    middle.current = (window.innerHeight / 2 - top) / height;
    setZoom(next);
  };

  useLayoutEffect(() => {
    const element = box.current!;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    if (middle.current <= 0) return;
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + height * middle.current - window.innerHeight / 2, behavior: 'instant' });
  }, [zoom, box]);

  return [zoom, zoomTo] as const;
}
