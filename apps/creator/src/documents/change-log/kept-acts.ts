import { localValue } from '@sinau/ui';
import type { CommandStore } from './changes.ts';

/** Saves actions on this device for a day: older ones would surprise a returning user. */
export function pendingCommands<A>(key: string): CommandStore<A> {
  const local = localValue<{ at: number; acts: readonly A[] }>({
    key,
    limits: { maxAgeMs: 86_400_000, writtenAt: ({ at }) => at },
  });
  return {
    read: () => local.read()?.acts ?? [],
    write(acts) {
      if (acts.length > 0) return local.write({ at: Date.now(), acts });
      local.remove();
      return true;
    },
  };
}
