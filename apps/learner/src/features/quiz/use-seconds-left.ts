import { useEffect, useState } from 'react';
import type { Attempt } from '@sinau/contracts/study/quiz/quiz.schemas';

/**
 * Returns the seconds until the deadline by the server's clock, independent of this device's clock. Null without a
 * deadline.
 */
export function useSecondsLeft(
  { deadlineAt, serverNow }: Pick<Attempt, 'deadlineAt' | 'serverNow'>,
  receivedAt: number,
) {
  const endsAt = deadlineAt === null ? null : receivedAt + Date.parse(deadlineAt) - Date.parse(serverNow);
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(endsAt));

  useEffect(() => {
    const tick = () => setSecondsLeft(secondsUntil(endsAt));
    tick();
    if (endsAt === null) return undefined;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return secondsLeft;
}

const secondsUntil = (endsAt: number | null) =>
  endsAt === null ? null : Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
