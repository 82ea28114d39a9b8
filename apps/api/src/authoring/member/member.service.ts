import type { MemberRole } from '@sinau/contracts/authoring/member/member.rules';
import type { InvitedMember, Member } from '@sinau/contracts/authoring/member/member.schemas';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import {
  createInvitations,
  findInvitations,
  lockTeam,
  presentInvited,
  type InvitationWhere,
} from '../invitation/index.ts';
import {
  countOwners,
  deleteMember,
  findMember,
  findMembers,
  updateMemberRole,
  type MemberRow,
} from './member.queries.ts';

export type MemberService = ReturnType<typeof createMemberService>;

interface Key {
  readonly id: string;
}

export function createMemberService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'limits' | 'env'>) {
  const { db, clock } = deps;
  const invitations = createInvitations(deps);
  const invitationOf = ({ mitraId }: Partner, id: string): InvitationWhere => ({
    id,
    mitraId,
    classId: null,
    status: { not: 'accepted' },
  });

  const isOwner = async (db: Db, { id, mitraId }: Partner) => (await findMember(db, mitraId, id))?.role === 'owner';
  const requireOwner = (actor: Partner) => async (tx: Db) => {
    if (!(await isOwner(tx, actor))) throw new AppError('owner_only');
  };

  /** Changes one member, with a lock against other changes of the team. */
  const change = <T>(actor: Partner, id: string, work: (tx: Db, member: MemberRow) => Promise<T>) =>
    db.$transaction(async (tx) => {
      await lockTeam(tx, actor.mitraId);
      return work(tx, required(await findMember(tx, actor.mitraId, id)));
    });
  const requireAnotherOwner = async (tx: Db, { mitraId }: Partner, { role }: MemberRow) => {
    if (role === 'owner' && (await countOwners(tx, mitraId)) === 1) throw new AppError('last_owner');
  };

  return {
    async list(actor: Partner) {
      const [members, invited] = await Promise.all([
        findMembers(db, actor.mitraId),
        findInvitations(db, { mitraId: actor.mitraId, classId: null, status: { not: 'accepted' } }),
      ]);
      return {
        list: members.map((row) => presentMember(row, actor)),
        invitations: invited.map((row) => presentInvited(row, clock.now()) as InvitedMember),
      };
    },

    async invite(actor: Partner, invite: { email: string; role: MemberRole }) {
      const { id: invitedById, mitraId } = actor;
      await requireOwner(actor)(db);
      const row = await invitations.invite(
        { ...invite, mitraId, classId: null, scopes: [], invitedById },
        requireOwner(actor),
      );
      return presentInvited(row, clock.now()) as InvitedMember;
    },
    resend: async (actor: Partner, { id }: Key) =>
      presentInvited(
        await invitations.resend(actor.mitraId, invitationOf(actor, id), requireOwner(actor)),
        clock.now(),
      ) as InvitedMember,
    revoke: (actor: Partner, { id }: Key) =>
      invitations.revoke(actor.mitraId, invitationOf(actor, id), requireOwner(actor)),

    update: (actor: Partner, { id }: Key, { role }: { role: MemberRole }) =>
      change(actor, id, async (tx, member) => {
        await requireOwner(actor)(tx);
        if (role !== 'owner') await requireAnotherOwner(tx, actor, member);
        return presentMember(await updateMemberRole(tx, actor.mitraId, id, role), actor);
      }),

    remove: (actor: Partner, { id }: Key) =>
      change(actor, id, async (tx, member) => {
        if (id !== actor.id) await requireOwner(actor)(tx);
        await requireAnotherOwner(tx, actor, member);
        await deleteMember(tx, actor.mitraId, id);
      }),
  };
}

const presentMember = ({ userId, role, createdAt, user }: MemberRow, { id }: Partner): Member => ({
  ...user,
  id: userId,
  role: role as MemberRole,
  joinedAt: createdAt.toISOString(),
  isMe: userId === id,
});
