import { useState, type RefObject } from 'react';
import { useFullScreen } from '../player/full-screen.ts';

/** Full screen where a browser has it; on iPhones, which keep it for videos, as large as the window. */
export function useEnlarged(stage: RefObject<HTMLElement | null>) {
  const { isFull, toggle } = useFullScreen(stage, null);
  const [isOverPage, setOverPage] = useState(false);
  return {
    isEnlarged: isFull || isOverPage,
    isOverPage,
    toggle: () => (document.fullscreenEnabled ? toggle() : setOverPage((is) => !is)),
  };
}
