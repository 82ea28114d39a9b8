import type { Clock } from './clock.ts';

/** Loads again only once the last result is older than `maxAge` milliseconds. Concurrent callers share one result; errors are not cached. */
export function memoizeFor<T>(clock: Clock, maxAge: number, load: () => Promise<T>) {
  let last: { readonly at: number; readonly result: Promise<T> } | null = null;
  return (): Promise<T> => {
    const now = clock.now().getTime();
    if (last && now - last.at < maxAge) return last.result;
    const current = { at: now, result: load() };
    last = current;
    current.result.catch(() => {
      if (last === current) last = null;
    });
    return current.result;
  };
}
