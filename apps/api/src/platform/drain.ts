import type { Log } from './logger.ts';

/** So many items are worked on at once: most of the time they wait for somebody else's server. */
const lanes = 10;

/**
 * Works through everything that is due until nothing is left, and starts no second round while one runs. `claim` gives an
 * item to one caller only, of all processes, and for a while: an item that failed is claimed again later. Three failures in
 * a row end the round, since then it is probably not the items; the next round tries again.
 */
export function drain<T>(claim: () => Promise<T | null>, log: Log, work: (item: T) => Promise<unknown>) {
  const round = async () => {
    let failures = 0;
    const lane = async () => {
      while (failures < 3) {
        const item = await claim();
        if (item === null) return;
        try {
          await work(item);
          failures = 0;
        } catch (error) {
          log.warn({ err: error }, 'left for the next round');
          failures += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  };

  let running: Promise<void> | null = null;
  return () =>
    (running ??= round().finally(() => {
      running = null;
    }));
}
