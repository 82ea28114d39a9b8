import { useEffect, useEffectEvent } from 'react';

/** Makes the browser ask before the window is closed, while that would lose data. */
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
