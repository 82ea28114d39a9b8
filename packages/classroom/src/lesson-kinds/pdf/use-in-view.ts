import { useEffect, useState, type RefObject } from 'react';

/** Returns whether an element is within the screen, extended by `margin`. */
export function useInView(ref: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    // A busy page gets several entries at once; the last one is current.
    const observer = new IntersectionObserver((crossings) => setInView(crossings.at(-1)!.isIntersecting), {
      rootMargin: margin,
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isInView;
}
