import { useSyncExternalStore } from 'react';

const key = 'compare';

/** Returns the stored choice of this device, as text. */
export const storedChoice = () => localStorage.getItem(key);

export function storeChoice(text: string) {
  localStorage.setItem(key, text);
  // Notifies this tab as the browser does others.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

export function followChoice(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * Tells whether any class may have been chosen, for components that need no more; the server renders a page without it.
 */
export const useHasChoice = () => useSyncExternalStore(followChoice, hasChoice, () => false);

const hasChoice = () => ![null, '[]'].includes(storedChoice());
