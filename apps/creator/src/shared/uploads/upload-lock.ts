/** Runs work on an upload in one tab at a time, and waits for other tabs. */
export async function exclusively(
  id: string,
  signal: AbortSignal,
  onWaiting: () => void,
  work: () => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return work();
  const name = `upload:${id}`;
  const isDone = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  if (isDone) return undefined;
  onWaiting();
  return navigator.locks.request(name, { signal }, work);
}
