import { useState, type RefObject } from 'react';
import { useFullScreen } from '../../player/full-screen.ts';

/** Toggles full screen where the browser supports it; on iPhones, which allow it for videos only, fills the window. */
export function useEnlarged(stage: RefObject<HTMLElement | null>) {
  const { isFull, toggle } = useFullScreen(stage, null);
  const [isOverPage, setOverPage] = useState(false);
  return {
    isEnlarged: isFull || isOverPage,
    isOverPage,
    toggle: () => (document.fullscreenEnabled ? toggle() : setOverPage((is) => !is)),
  };
}
