import { useSyncExternalStore } from 'react';

/** Whether the ads service may be told what is looked at and bought on this device. */
export type AdChoice = 'granted' | 'refused';

const key = 'ad-choice';
const listeners = new Set<() => void>();

/** Null until somebody has chosen. */
export function adChoice(): AdChoice | null {
  const stored = localStorage.getItem(key);
  return stored === 'granted' || stored === 'refused' ? stored : null;
}

export function chooseAds(choice: AdChoice) {
  localStorage.setItem(key, choice);
  for (const listener of listeners) listener();
}

/** Follows what is chosen here and in other tabs. */
export const useAdChoice = () => useSyncExternalStore(subscribe, adChoice, () => null);

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
