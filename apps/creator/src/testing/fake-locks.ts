/** Locks of a browser, which jsdom lacks: each name has one holder at a time, the others wait. */
export function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: unknown[]) => {
    const act = rest.at(-1) as () => unknown;
    const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
    const free = queues.get(name) ?? Promise.resolve();
    const held = free.then(() => (signal?.aborted ? Promise.reject(signal.reason as Error) : act()));
    queues.set(
      name,
      held.catch(() => undefined),
    );
    const given = new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return signal ? Promise.race([held, given]) : held;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
