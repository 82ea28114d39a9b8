import { localValue } from '@sinau/ui';
import type { CommandStore } from './changes.ts';

/** Saves commands on this device for a day: older ones would surprise a returning user. */
export function pendingCommands<A>(key: string): CommandStore<A> {
  const local = localValue<{ at: number; acts: readonly A[] }>({
    key,
    limits: { maxAgeMs: 86_400_000, writtenAt: ({ at }) => at },
  });
  return {
    read: () => local.read()?.acts ?? [],
    write(commands) {
      if (commands.length > 0) return local.write({ at: Date.now(), acts: commands });
      local.remove();
      return true;
    },
  };
}
