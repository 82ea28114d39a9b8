import { useSyncExternalStore, type RefObject } from 'react';

/** iPhones can only show the video element itself in full screen, with their own controls. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

/** Toggles full screen for an element. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, video: AppleVideo | null) {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  const toggle = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (frame.current?.requestFullscreen) await frame.current.requestFullscreen();
    else video?.webkitEnterFullscreen?.();
  };
  return { isFull, toggle: () => void toggle() };
}
