import { useCallback, useEffect, useState } from 'react';

/** Counts down from `seconds` after `begin`. */
export function useCooldown(seconds: number) {
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (secondsLeft === 0) return undefined;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const begin = useCallback(() => setSecondsLeft(seconds), [seconds]);
  return { secondsLeft, begin };
}
