import { presentSeconds } from '@sinau/contracts/study/presence/presence.rules';
import type { Presence } from '@sinau/contracts/study/presence/presence.schemas';
import type { Partner } from '../../platform/actor.ts';
import { later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { beat, type PresenceLocation } from './presence.queries.ts';

export type PresenceService = ReturnType<typeof createPresenceService>;

export const presentMs = presentSeconds * 1_000;

export function createPresenceService({ sql, clock }: Pick<Deps, 'sql' | 'clock'>) {
  return {
    async beat(actor: Partner, { id: ref }: { id: string }, place: PresenceLocation): Promise<Presence> {
      const now = clock.now();
      return required(await beat(sql, actor, ref, place, { now, since: later(now, -presentMs) }));
    },
  };
}
