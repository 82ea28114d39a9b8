import { AppError } from './app-error.ts';

/**
 * Runs one task at a time, for tasks that need so much memory that two concurrent ones are too many. Keys take turns,
 * so a user who sends many tasks delays only their own; `waitingPerKey` limits how many of a key may wait.
 */
export function createFairQueue({ waitingPerKey = Infinity }: { waitingPerKey?: number } = {}) {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isBusy = false;

  const workThrough = async () => {
    isBusy = true;
    for (let [turn] = waiting; turn; [turn] = waiting) {
      const [key, [first, ...others]] = turn;
      // Inserting the key again moves it to the end of the map, so the next turn is another key's.
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
