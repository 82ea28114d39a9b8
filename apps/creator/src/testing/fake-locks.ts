import { afterEach, beforeEach } from 'vitest';

/**
 * Gives the tests of a file the locks of a browser, which jsdom lacks, and takes them away again: files share a
 * worker. Each name has one holder at a time; the others wait, or get none with `ifAvailable`.
 */
export function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();

  const request = (
    name: string,
    ...rest: [LockGrantedCallback<unknown>] | [LockOptions, LockGrantedCallback<unknown>]
  ) => {
    const act = rest.at(-1) as LockGrantedCallback<unknown>;
    const { signal, ifAvailable } = rest.length > 1 ? (rest[0] as LockOptions) : {};
    if (ifAvailable && held.has(name)) return Promise.resolve(act(null));
    const free = held.get(name) ?? Promise.resolve();
    const work = free.then(() => {
      signal?.throwIfAborted();
      return act({ name, mode: 'exclusive' });
    });
    const ended = work
      .catch(() => undefined)
      .then(() => {
        if (held.get(name) === ended) held.delete(name);
      });
    held.set(name, ended);
    const aborted = new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return signal ? Promise.race([work, aborted]) : work;
  };

  beforeEach(() => {
    held.clear();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  return {
    /** Ends the locks of a page that was closed: one, or all. */
    release: (name?: string) => (name === undefined ? held.clear() : void held.delete(name)),
  };
}
