import type { InstructorScope } from '@sinau/contracts/core/auth/membership.rules';
import type { Instructor } from '@sinau/contracts/authoring/instructor/instructor.schemas';
import type { Actor, Partner } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import {
  createInvitations,
  findInvitation,
  findInvitations,
  lockTeam,
  presentInvited,
  updateScopes,
  type InvitationWhere,
} from '../invitation/index.ts';
import { releaseClaimsOf } from '../../study/submission/index.ts';
import { findReachedClass, findTeachers, type ClassKey } from './instructor.queries.ts';

export type InstructorService = ReturnType<typeof createInstructorService>;

interface InvitationKey {
  readonly id: string;
  readonly type?: ClassKey['type'];
}

/**
 * Manages instructors. Only members of the mitra have access except for `list`: the contract gives no scope to
 * instructors.
 */
export function createInstructorService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'limits' | 'env'>) {
  const { db, clock } = deps;
  const invitations = createInvitations(deps);
  const own = ({ mitraId }: Partner, { id, type }: InvitationKey): InvitationWhere => ({
    id,
    mitraId,
    class: type ? { kind: type } : { isNot: null },
  });

  return {
    async list(viewer: Actor | null, key: ClassKey): Promise<{ list: Instructor[] }> {
      const taught = required(await findTeachers(db, viewer?.id ?? null, key));
      return { list: taught.invitations.flatMap(({ id, user }) => (user ? [{ id, ...user }] : [])) };
    },

    async invited(actor: Partner, key: ClassKey) {
      const { id } = required(await findReachedClass(db, actor, key));
      const rows = await findInvitations(db, { classId: id });
      return { list: rows.map((row) => presentInvited(row, clock.now())) };
    },

    async add(actor: Partner, key: ClassKey, invite: { email: string; scopes: InstructorScope[] }) {
      const { id: classId, mitraId } = required(await findReachedClass(db, actor, key));
      const row = await invitations.invite({ ...invite, classId, mitraId, role: 'instructor', invitedById: actor.id });
      return presentInvited(row, clock.now());
    },

    update: (actor: Partner, key: InvitationKey, { scopes }: { scopes: InstructorScope[] }) =>
      db.$transaction(async (tx) => {
        await lockTeam(tx, actor.mitraId);
        const { id, userId, classId } = required(await findInvitation(tx, own(actor, key)));
        const now = clock.now();
        if (userId && classId && !scopes.includes('grade')) await releaseClaimsOf(tx, userId, classId, now);
        return presentInvited(await updateScopes(tx, id, scopes), now);
      }),

    resend: async (actor: Partner, key: InvitationKey) =>
      presentInvited(await invitations.resend(actor.mitraId, own(actor, key)), clock.now()),

    remove: (actor: Partner, key: InvitationKey) => invitations.revoke(actor.mitraId, own(actor, key)),
  };
}
