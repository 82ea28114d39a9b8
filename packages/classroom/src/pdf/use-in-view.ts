import { useEffect, useState, type RefObject } from 'react';

/** Whether an element lies within the screen, or what `margin` makes of it. */
export function useInView(ref: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    // A busy page hears of several crossings at once; the last one is how things are.
    const observer = new IntersectionObserver((crossings) => setInView(crossings.at(-1)!.isIntersecting), {
      rootMargin: margin,
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isInView;
}
