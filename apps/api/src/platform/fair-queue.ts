import { AppError } from './app-error.ts';

/**
 * Runs one piece of work at a time, for what takes so much memory that two at once are too many. Whoever sends much
 * waits behind their own: each key has its turn, and `waitingPerKey` bounds how much of one may wait.
 */
export function createFairQueue({ waitingPerKey = Infinity }: { waitingPerKey?: number } = {}) {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isBusy = false;

  const workThrough = async () => {
    isBusy = true;
    for (let [turn] = waiting; turn; [turn] = waiting) {
      const [key, [first, ...others]] = turn;
      // Set anew, a key goes to the end of the map: the next turn is another's.
      waiting.delete(key);
      if (others.length > 0) waiting.set(key, others);
      await first!();
    }
    isBusy = false;
  };

  return <T>(key: string, work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const own = waiting.get(key) ?? [];
      if (own.length >= waitingPerKey) throw new AppError('too_many_requests', { retryAfter: 5 });
      waiting.set(key, [...own, () => work().then(resolve, reject)]);
      if (!isBusy) void workThrough();
    });
}
