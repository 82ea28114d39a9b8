import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { hashOfToken } from '../../platform/mail/mailed-token.ts';
import { isUuid } from '../../platform/refs.ts';
import { required } from '../../platform/required.ts';
import { findUser } from '../../core/auth/index.ts';
import { isExpired, presentOpenInvitation } from './invitation.presenter.ts';
import {
  findInvitation,
  insertMembership,
  lockTeam,
  updateInvitationAnswered,
  updateUserJoined,
  type InvitationRow,
} from './invitation.queries.ts';

export type InvitationService = ReturnType<typeof createInvitationService>;

interface Link {
  readonly token: string;
}
/** Key of a class: its id or slug. */
interface ClassKey {
  readonly type: 'program' | 'webinar';
  readonly id: string;
}

/** Handles the commands of a user who opened the link of an invitation. */
export function createInvitationService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const findByLink = async ({ token }: Link) => required(await findInvitation(db, { tokenHash: hashOfToken(token) }));

  const open = async ({ id }: Actor, link: Link) => {
    const [row, { email }] = await Promise.all([findByLink(link), findUser(db, id)]);
    return presentOpenInvitation(row, email, clock.now());
  };

  /** Answers once; repeating the same answer changes nothing. */
  const answer = async (actor: Actor, link: Link, status: 'accepted' | 'rejected', ofClass?: ClassKey) => {
    const { mitraId, class: taught } = await findByLink(link);
    if (ofClass && !(taught && isNamed(taught, ofClass))) throw new AppError('not_found');
    try {
      await db.$transaction(async (tx) => {
        await lockTeam(tx, mitraId);
        // Reads again: the invitation may have been revoked, resent or answered in the meantime.
        const row = required(await findInvitation(tx, { tokenHash: hashOfToken(link.token) }));
        if (row.email !== (await findUser(tx, actor.id)).email) throw new AppError('invitation_of_another');
        if (row.status === status && row.userId === actor.id) return;
        if (row.status !== 'invited') throw new AppError('invitation_answered');
        const now = clock.now();
        if (isExpired(row, now)) throw new AppError('invitation_expired');
        await updateInvitationAnswered(tx, row.id, { status, userId: actor.id, answeredAt: now });
        if (status === 'rejected') return;
        await insertMembership(tx, mitraId, actor.id, row.role, now);
        await updateUserJoined(tx, actor.id, mitraId, now);
      });
    } catch (error) {
      // The user was invited to the class at two addresses, one of which the account had before.
      if (isUniqueViolation(error, 'Invitation_one')) throw new AppError('invitation_answered', { cause: error });
      throw error;
    }
    return open(actor, link);
  };

  return {
    open,
    accept: (actor: Actor, link: Link) => answer(actor, link, 'accepted'),
    reject: (actor: Actor, link: Link) => answer(actor, link, 'rejected'),
    acceptOf: (actor: Actor, key: ClassKey, link: Link) => answer(actor, link, 'accepted', key),
    rejectOf: (actor: Actor, key: ClassKey, link: Link) => answer(actor, link, 'rejected', key),
  };
}

const isNamed = ({ id, slug, kind }: NonNullable<InvitationRow['class']>, { type, id: ref }: ClassKey) =>
  kind === type && (isUuid(ref) ? id === ref : slug === ref);
