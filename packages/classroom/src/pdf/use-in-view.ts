import { useEffect, useState, type RefObject } from 'react';

/** Whether an element lies within the screen, or what `margin` makes of it. */
export function useInView(ref: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), { rootMargin: margin });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isInView;
}
