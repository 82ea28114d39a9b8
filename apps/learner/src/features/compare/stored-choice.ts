import { useSyncExternalStore } from 'react';

const key = 'compare';

/** What this device keeps to be compared, as text. */
export const storedChoice = () => localStorage.getItem(key);

export function storeChoice(text: string) {
  localStorage.setItem(key, text);
  // As the browser tells other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

export function followChoice(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** Whether anything may have been chosen, for who needs no more of it; the server renders a page without. */
export const useHasChoice = () => useSyncExternalStore(followChoice, hasChoice, () => false);

const hasChoice = () => ![null, '[]'].includes(storedChoice());
