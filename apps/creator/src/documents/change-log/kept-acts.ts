import type { ActKeeper } from './changes.ts';

const maxAgeMs = 86_400_000;

/** Keeps actions in the storage of this device for a day: older ones would surprise whoever comes back. */
export function keptActs<A>(key: string): ActKeeper<A> {
  return {
    read() {
      try {
        const { at, acts } = JSON.parse(localStorage.getItem(key) ?? '{}') as { at?: number; acts?: A[] };
        return at && acts && Date.now() - at < maxAgeMs ? acts : [];
      } catch {
        return [];
      }
    },
    write(acts) {
      try {
        if (acts.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify({ at: Date.now(), acts }));
        return true;
      } catch {
        return false;
      }
    },
  };
}
