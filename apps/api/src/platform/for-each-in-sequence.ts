import type { Log } from './logger.ts';

/**
 * Works through items in random order. A failing item does not block the others; three in a row end the round: the
 * cause is then not the items. The order is random so that three which always fail are not always the first.
 */
export async function forEachInSequence<T>(items: readonly T[], log: Log, work: (item: T) => Promise<unknown>) {
  let failures = 0;
  for (const item of shuffled(items)) {
    try {
      await work(item);
      failures = 0;
    } catch (error) {
      log.warn({ err: error }, 'left for the next round');
      failures += 1;
      if (failures === 3) return;
    }
  }
}

const shuffled = <T>(items: readonly T[]) =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
