import { useSyncExternalStore } from 'react';

/** Choice of this device about reporting views and purchases to the ads service. */
export type AdChoice = 'granted' | 'refused';

const key = 'ad-choice';
const listeners = new Set<() => void>();

/** Null until the visitor has chosen. */
export function adChoice(): AdChoice | null {
  const stored = localStorage.getItem(key);
  return stored === 'granted' || stored === 'refused' ? stored : null;
}

export function chooseAds(choice: AdChoice) {
  localStorage.setItem(key, choice);
  for (const listener of listeners) listener();
}

/** Follows the choice here and in other tabs. */
export const useAdChoice = () => useSyncExternalStore(subscribe, adChoice, () => null);

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
