import { useEffect, useState } from 'react';

const pauseMs = 700;

/** Whether nobody has typed for a moment since something was wanted: a dialog would take letters out of a text. */
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
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', wait, true);
      setPaused(false);
    };
  }, [isWanted]);
  return isPaused;
}
