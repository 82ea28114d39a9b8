import type { Db } from '../../platform/db.ts';
import { withParticipants } from '../enrolment/index.ts';

/**
 * Finds the mitra that a user belongs to, with its other members and what depends on it. Teaching some of its classes
 * does not count.
 */
export async function findHeldMitra(db: Db, userId: string, now: Date) {
  const rows = await db.mitraMember.findMany({
    where: { userId, role: { not: 'instructor' } },
    orderBy: [{ createdAt: 'asc' }, { mitraId: 'asc' }],
    select: {
      role: true,
      mitra: {
        select: {
          id: true,
          name: true,
          members: {
            where: { userId: { not: userId }, role: { not: 'instructor' }, user: { deactivatedAt: null } },
            orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
            select: { userId: true, role: true },
          },
          _count: {
            select: { classes: { where: { isForSale: true } } },
          },
          classes: {
            where: { endsAt: { gt: now }, ...withParticipants },
            take: 1,
            select: { id: true },
          },
        },
      },
    },
  });
  return rows.map(({ role, mitra: { id, name, members, _count, classes } }) => ({
    id,
    name,
    heir: members[0]?.userId ?? null,
    becomes: outcomeOf(role, members),
    totalClass: _count.classes,
    owesSessions: classes.length > 0,
  }));
}
export type HeldMitra = Awaited<ReturnType<typeof findHeldMitra>>[number];

function outcomeOf(role: string, others: readonly { role: string }[]) {
  if (others.length === 0) return 'closes' as const;
  return role === 'owner' && !others.some((other) => other.role === 'owner') ? ('passes' as const) : ('stays' as const);
}

/** Takes all that is on sale off sale, with a timestamp by which it can be found again. */
export async function archiveMitra(db: Db, mitraId: string, archiveAt: Date) {
  await db.class.updateMany({ where: { mitraId, archiveAt: null, statusApprove: 'publish' }, data: { archiveAt } });
  await db.bundle.updateMany({ where: { mitraId, archiveAt: null, statusApprove: 'publish' }, data: { archiveAt } });
}
export async function restoreMitra(db: Db, userId: string, archiveAt: Date) {
  const mitra = { members: { some: { userId, role: { not: 'instructor' as const } } } };
  await db.class.updateMany({ where: { mitra, archiveAt }, data: { archiveAt: null } });
  await db.bundle.updateMany({ where: { mitra, archiveAt }, data: { archiveAt: null } });
}
export const updateOwner = (db: Db, mitraId: string, userId: string) =>
  db.mitraMember.update({ where: { mitraId_userId: { mitraId, userId } }, data: { role: 'owner' } });

/**
 * Closes a mitra without members: its classes stay with their participants, under the name that the product is
 * configured with.
 */
export const closeMitra = (db: Db, mitraId: string, name: string, closedAt: Date) =>
  db.mitra.update({ where: { id: mitraId }, data: { name, slug: mitraId, about: '', logo: null, closedAt } });

/** Accounts that were closed before a time and still hold personal data. */
export async function findDueForDeletion(db: Db, before: Date, take: number) {
  const rows = await db.user.findMany({
    where: { deactivatedAt: { lte: before }, deletedAt: null },
    orderBy: { deactivatedAt: 'asc' },
    take,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Locks the account until the transaction ends; null if it was restored, or another process is deleting it. */
export async function lockDue(db: Db, id: string, before: Date) {
  const [row] = await db.$queryRaw<{ email: string; avatar: string | null }[]>`
    SELECT email, avatar FROM "User"
    WHERE id = ${id}::uuid AND "deactivatedAt" <= ${before} AND "deletedAt" IS NULL FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

export const deletedName = 'Akun terhapus';
/** Text of a report whose author's account is gone: its case stays, and some reasons need a text. */
const deletedText = '(dihapus)';
/** Address that no mail reaches, RFC 2606. */
const deletedEmail = (id: string) => `${id}@terhapus.invalid`;

/**
 * Removes what identifies the user. Orders, grades and what others answered stay, without a name: they belong to the
 * books and to the other participants of the same classes.
 */
export async function pseudonymise(db: Db, id: string, email: string, deletedAt: Date) {
  const own = { where: { userId: id } };
  await db.session.deleteMany(own);
  await db.mailToken.deleteMany(own);
  await db.authenticator.deleteMany(own);
  await db.passkey.deleteMany(own);
  await db.passkeyChallenge.deleteMany(own);
  await db.recoveryCode.deleteMany(own);
  await db.signInChallenge.deleteMany(own);
  await db.cartItem.deleteMany(own);
  await db.wishlistItem.deleteMany(own);
  await db.notification.deleteMany(own);
  await db.notificationPreference.deleteMany(own);
  await db.calendarFeed.deleteMany(own);
  await db.feedbackSnippet.deleteMany(own);
  await db.note.deleteMany(own);
  await db.studyDay.deleteMany(own);
  await db.portfolioEntry.deleteMany(own);
  await db.sentMail.deleteMany(own);
  // Identities and scores: no campus opens the account again, nor gets a score of it.
  await db.ltiIdentity.deleteMany(own);
  await db.ltiGrade.deleteMany({ where: { participant: own.where } });
  await db.abuseReport.updateMany({ ...own, data: { text: deletedText } });
  const ofOwnApplication = { where: { application: { applicantId: id } } };
  await db.applicationDocument.deleteMany(ofOwnApplication);
  await db.applicationQuestion.deleteMany(ofOwnApplication);
  await db.applicationNote.deleteMany(ofOwnApplication);
  await db.mitraApplication.updateMany({
    where: { applicantId: id },
    data: { name: deletedName, expertise: '', about: '', link: null, phone: null },
  });
  await db.mitraMember.deleteMany(own);
  await db.invitation.updateMany({ where: { OR: [{ userId: id }, { email }] }, data: { email: deletedEmail(id) } });
  await db.supportTicket.updateMany({ ...own, data: { name: deletedName, email: deletedEmail(id) } });
  // Refunds owed are transferred long before an account is deleted.
  await db.refundAccount.deleteMany({ where: { order: { userId: id } } });
  await db.invoice.updateMany({
    where: { order: { userId: id } },
    data: { buyerName: deletedName, buyerEmail: deletedEmail(id) },
  });
  await db.user.update({
    where: { id },
    data: {
      fullname: deletedName,
      email: deletedEmail(id),
      phone: null,
      avatar: null,
      slug: null,
      headline: '',
      bio: '',
      links: [],
      profileHiddenAt: null,
      profileHiddenReason: null,
      passwordHash: null,
      googleId: null,
      emailVerifiedAt: null,
      activeMitraId: null,
      isOperator: false,
      weeklyGoal: null,
      dataSaver: 'auto',
      lockedAt: null,
      deletedAt,
    },
  });
}

/** Detaches the files of the user's portfolio, applications and photo, for the sweep to remove. */
export async function detachPersonalFiles(db: Db, userId: string, avatarId: string | null) {
  await db.media.updateMany({
    where: {
      uploaderId: userId,
      OR: [
        { portfolioFile: { entry: { userId } } },
        { applicationDocument: { isNot: null } },
        ...(avatarId ? [{ id: avatarId, mitraId: null }] : []),
      ],
    },
    data: { attachedAt: null },
  });
}
