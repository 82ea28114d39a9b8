import type { Clock } from './clock.ts';

/** Asks again only once the last answer is older than `maxAge` milliseconds; whoever comes meanwhile gets that one. A failure is not kept. */
export function remember<T>(clock: Clock, maxAge: number, ask: () => Promise<T>) {
  let last: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return (): Promise<T> => {
    const now = clock.now().getTime();
    if (last && now - last.at < maxAge) return last.answer;
    const mine = { at: now, answer: ask() };
    last = mine;
    mine.answer.catch(() => {
      if (last === mine) last = null;
    });
    return mine.answer;
  };
}
