import { useEffect, useState } from 'react';

const pauseMs = 1_000;

/** Returns whether the user has not typed for a second since `isWanted`. */
export function useTypingPause(isWanted: boolean) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPaused(true), pauseMs);
    };
    wait();
    window.addEventListener('keydown', wait, true);
    window.addEventListener('input', wait, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', wait, true);
      window.removeEventListener('input', wait, true);
      setPaused(false);
    };
  }, [isWanted]);
  return isPaused;
}
