import { useEffect, useEffectEvent } from 'react';

/** The browser asks before the window is closed, as long as that would lose something. */
export function useAskBeforeClosing(wouldLose: boolean | (() => boolean)) {
  const isLosing = useEffectEvent(() => (typeof wouldLose === 'function' ? wouldLose() : wouldLose));
  const mayLose = wouldLose !== false;
  useEffect(() => {
    if (!mayLose) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (isLosing()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mayLose]);
}
