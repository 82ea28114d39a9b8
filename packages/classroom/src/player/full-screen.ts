import { useSyncExternalStore, type RefObject } from 'react';

/** iPhones show the element itself, with controls of their own. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

/** Shows a frame with all that is in it on the whole screen, and back. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, video: AppleVideo | null) {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  const toggle = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (frame.current?.requestFullscreen) await frame.current.requestFullscreen();
    else video?.webkitEnterFullscreen?.();
  };
  return { isFull, toggle: () => void toggle() };
}
