import type { Actor, Operator, UserId } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';

export type Tools = Pick<Deps, 'db' | 'env' | 'keys'>;

/** Mails about what the demo invents go to nobody, and its calls count towards no limit. */
const silent = {
  jobs: { send: async () => {} },
  limits: { consume: async () => {}, check: async () => {} },
} as unknown as Pick<Deps, 'jobs' | 'limits'>;

/** Dependencies of the services at a moment of the past. */
export const depsAt = (tools: Tools, moment: Date) => ({ ...tools, ...silent, clock: { now: () => moment } });

export const actorOf = (id: string): Actor => ({
  id: id as UserId,
  sessionId: '',
  isConfirmed: true,
  staffRoles: [],
  mitraId: null,
  teaching: null,
  keyScopes: null,
});
export const operatorOf = (id: string): Operator => ({ ...actorOf(id), staffRoles: ['admin'] });
