import type { Log } from './logger.ts';

/** Items in progress at a time: they spend most of it waiting for another server. */
const lanes = 10;

/**
 * Processes due items until none is left; a call during a round joins that round. `claim` reserves an item for one caller
 * of all processes, for a limited time, so a failed item is claimed again later. Three failures in a row end the round,
 * since the cause is then probably not the items; the next round tries again.
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
