import { invitationDays } from '@sinau/contracts/authoring/instructor/instructor.rules';
import { AppError } from '../../platform/app-error.ts';
import { days, later } from '../../platform/clock.ts';
import { isUniqueViolation, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { drawToken } from '../../platform/mail/mailed-token.ts';
import { countUnconfirmedMail } from '../../platform/mail/unconfirmed-limits.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import { releaseClaimsOf } from '../../study/submission/index.ts';
import { instructorInvitationMail, instructorRevokedMail, memberInvitationMail } from './invitation.mails.ts';
import {
  countTaught,
  deleteInstructorMembership,
  deleteInvitation,
  deleteRejected,
  findInvitation,
  findInvited,
  insertInvitation,
  lockTeam,
  updateInvitationSent,
  type InvitationRow,
  type InvitationWhere,
} from './invitation.queries.ts';
import { required } from '../../platform/required.ts';

const mailsOfMitra = { name: 'invitation-mitra', calls: 60, seconds: 86_400 };
const mailsToAddress = { name: 'invitation-address', calls: 5, seconds: 86_400 };

type Invite = Pick<InvitationRow, 'mitraId' | 'classId' | 'role' | 'scopes' | 'email'> & { invitedById: string };

/** Manages invitations of instructors and members: by a mail whose link is used once. */
export function createInvitations({
  db,
  clock,
  jobs,
  keys,
  limits,
  env,
}: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'limits' | 'env'>) {
  const draw = () => {
    const { seed, tokenHash } = drawToken(keys);
    const sentAt = clock.now();
    return { seed, sent: { tokenHash, sentAt, expiresAt: later(sentAt, days(invitationDays)) } };
  };

  const mail = async (tx: Db, { mitraId, ...row }: InvitationRow, seed: string) => {
    const invited = await findInvited(tx, row.email, mitraId);
    const to = {
      to: row.email,
      fullname: invited?.fullname ?? '',
      seed,
      invitedBy: row.invitedBy.fullname,
      mitra: row.mitra.name,
      isMitraVerified: row.mitra.status === 'Verified',
    };
    await (row.class
      ? queueMail(tx, jobs, instructorInvitationMail, { ...to, title: row.class.title, scopes: row.scopes })
      : queueMail(tx, jobs, memberInvitationMail, { ...to, isOwner: row.role === 'owner' }));
  };

  const countMail = async ({ mitraId, email }: Pick<Invite, 'mitraId' | 'email'>) => {
    await limits.consume(mailsOfMitra, mitraId);
    await limits.consume(mailsToAddress, email);
    const invited = await findInvited(db, email, mitraId);
    if (!invited?.emailVerifiedAt)
      await countUnconfirmedMail(limits, 'invitation', email, env.UNCONFIRMED_MAILS_PER_DAY);
  };

  /** Refuses an invitation of a member, or a duplicate one. */
  const requireNew = async (tx: Db, { mitraId, classId, email }: Invite) => {
    const known = await findInvited(tx, email, mitraId);
    if (!known) return;
    if (known.memberships.length > 0) throw new AppError('already_member');
    if (classId && (await countTaught(tx, known.id, { mitraId, classId })) > 0) throw new AppError('already_invited');
  };

  /** Releases what a former teacher was grading to others, and notifies them. */
  const dismiss = async (tx: Db, { userId, mitraId, ...row }: InvitationRow & { userId: string }) => {
    if ((await countTaught(tx, userId, { mitraId })) === 0) await deleteInstructorMembership(tx, mitraId, userId);
    if (!row.class || !row.user) return;
    await releaseClaimsOf(tx, userId, row.class.id, clock.now());
    const { name: mitra } = row.mitra;
    const { title } = row.class;
    const { email, fullname } = row.user;
    await notifyUsers(
      tx,
      { clock, jobs },
      {
        kind: 'teaching',
        notices: [
          {
            userId,
            eventKey: `teaching_ended:${row.id}`,
            title: `Tugasmu di kelas ${title} berakhir`,
            content: `${mitra} mengakhiri tugasmu sebagai instruktur kelas ini.`,
          },
        ],
        letter: () => letterOf(instructorRevokedMail, { to: email, fullname, mitra, title }),
      },
    );
  };

  return {
    /** Invites; `allow` checks within the transaction whether the caller still has permission. */
    async invite(invite: Invite, allow?: (tx: Db) => Promise<void>) {
      await countMail(invite);
      try {
        return await db.$transaction(async (tx) => {
          const { mitraId, classId, email } = invite;
          await lockTeam(tx, mitraId);
          await allow?.(tx);
          await requireNew(tx, invite);
          await deleteRejected(tx, { mitraId, classId, email });
          const { seed, sent } = draw();
          const row = await insertInvitation(tx, { ...invite, ...sent, createdAt: sent.sentAt });
          await mail(tx, row, seed);
          return row;
        });
      } catch (error) {
        if (isUniqueViolation(error, 'Invitation_one')) throw new AppError('already_invited', { cause: error });
        throw error;
      }
    },

    async resend(mitraId: string, where: InvitationWhere, allow?: (tx: Db) => Promise<void>) {
      await countMail(required(await findInvitation(db, where)));
      return db.$transaction(async (tx) => {
        await lockTeam(tx, mitraId);
        await allow?.(tx);
        const { id } = required(await findInvitation(tx, where));
        const { seed, sent } = draw();
        if (!(await updateInvitationSent(tx, id, sent))) throw new AppError('invitation_answered');
        const row = required(await findInvitation(tx, { id }));
        await mail(tx, row, seed);
        return row;
      });
    },

    /**
     * Deletes an invitation. An instructor who accepted it is notified, and leaves the mitra if they teach nothing
     * else.
     */
    revoke: (mitraId: string, where: InvitationWhere, allow?: (tx: Db) => Promise<void>) =>
      db.$transaction(async (tx) => {
        await lockTeam(tx, mitraId);
        await allow?.(tx);
        const row = required(await findInvitation(tx, where));
        await deleteInvitation(tx, row.id);
        if (row.userId && row.status === 'accepted') await dismiss(tx, { ...row, userId: row.userId });
      }),
  };
}
