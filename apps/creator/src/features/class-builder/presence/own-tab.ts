import { newId } from '../../../shared/new-id.ts';

const storageKey = 'tab';

/**
 * Returns the id of this tab. A page that is reloaded in it, or restored after a crash, is the same tab. A copy of a
 * tab has the same storage: the lock shows that its id is taken.
 */
export async function claimTabId(): Promise<string> {
  const known = sessionStorage.getItem(storageKey);
  if (known && (await hold(known))) return known;
  const id = newId();
  sessionStorage.setItem(storageKey, id);
  await hold(id);
  return id;
}

/** Holds an id as long as the page lives; false if another tab holds it, or if that cannot be known without https. */
function hold(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const whileOpen = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<void>(() => undefined) : undefined;
    };
    navigator.locks.request(`tab:${id}`, { ifAvailable: true }, whileOpen).catch(() => resolve(false));
  });
}

let own: Promise<string> | null = null;
export const ownTabId = () => (own ??= claimTabId());
