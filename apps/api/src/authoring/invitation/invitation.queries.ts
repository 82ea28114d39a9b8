import type { UserId } from '../../platform/actor.ts';
import type { InvitationStatus, MitraRole } from '../../generated/prisma/enums.ts';
import type { Db, Prisma } from '../../platform/db.ts';

const columns = {
  id: true,
  mitraId: true,
  classId: true,
  role: true,
  scopes: true,
  email: true,
  status: true,
  sentAt: true,
  expiresAt: true,
  answeredAt: true,
  userId: true,
  user: { select: { email: true, fullname: true, avatar: true } },
  mitra: { select: { id: true, name: true, slug: true, logo: true, status: true } },
  class: { select: { id: true, kind: true, title: true, slug: true, thumbnail: true } },
  invitedBy: { select: { fullname: true } },
} satisfies Prisma.InvitationSelect;
export type InvitationRow = Prisma.InvitationGetPayload<{ select: typeof columns }>;

export type InvitationWhere = Prisma.InvitationWhereInput;

/** Finds invitations, the latest first. */
export const findInvitations = (db: Db, where: InvitationWhere) =>
  db.invitation.findMany({ where, select: columns, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 500 });
export const findInvitation = (db: Db, where: InvitationWhere) => db.invitation.findFirst({ where, select: columns });

/** Locks a team: changes of a mitra's members or of its classes' teachers wait for each other. */
export const lockTeam = (tx: Db, mitraId: string) =>
  tx.$executeRaw`SELECT FROM "Mitra" WHERE id = ${mitraId}::uuid FOR NO KEY UPDATE`;

export const insertInvitation = (tx: Db, data: Prisma.InvitationUncheckedCreateInput) =>
  tx.invitation.create({ data, select: columns });
/** Deletes the rejected invitation of a user who is invited again. */
export const deleteRejected = (tx: Db, invited: Pick<InvitationRow, 'mitraId' | 'classId' | 'email'>) =>
  tx.invitation.deleteMany({ where: { ...invited, status: 'rejected' } });
/** Updates an invitation; null if answered or revoked. */
export async function updateInvitationSent(
  tx: Db,
  id: string,
  sent: { tokenHash: Uint8Array<ArrayBuffer>; sentAt: Date; expiresAt: Date },
) {
  const { count } = await tx.invitation.updateMany({ where: { id, status: 'invited' }, data: sent });
  return count === 1;
}
export const updateInvitationAnswered = (
  tx: Db,
  id: string,
  answer: { status: Exclude<InvitationStatus, 'invited'>; userId: string; answeredAt: Date },
) => tx.invitation.update({ where: { id }, data: answer });
export const updateScopes = (tx: Db, id: string, scopes: InvitationRow['scopes']) =>
  tx.invitation.update({ where: { id }, data: { scopes }, select: columns });
export const deleteInvitation = (tx: Db, id: string) => tx.invitation.delete({ where: { id } });

/**
 * Finds the user with this address, whether it is confirmed, and whether they belong to the mitra; instructors do not.
 */
export const findInvited = (db: Db, email: string, mitraId: string) =>
  db.user.findFirst({
    where: { email, deactivatedAt: null },
    select: {
      id: true,
      fullname: true,
      emailVerifiedAt: true,
      memberships: { where: { mitraId, role: { not: 'instructor' } } },
    },
  });
export const countTaught = (db: Db, userId: string, where: { mitraId: string; classId?: string }) =>
  db.invitation.count({ where: { ...where, userId, status: 'accepted', classId: where.classId ?? { not: null } } });

/** Makes a user a member. An existing member keeps the role, unless they were an instructor only. */
export async function insertMembership(tx: Db, mitraId: string, userId: UserId, role: MitraRole, now: Date) {
  await tx.mitraMember.createMany({ data: { mitraId, userId, role, createdAt: now }, skipDuplicates: true });
  await tx.mitraMember.updateMany({ where: { mitraId, userId, role: 'instructor' }, data: { role } });
}
export const deleteInstructorMembership = (tx: Db, mitraId: string, userId: string) =>
  tx.mitraMember.deleteMany({ where: { mitraId, userId, role: 'instructor' } });
/** Makes the joined mitra the one for which the user acts. The mailed link has proved their address. */
export async function updateUserJoined(tx: Db, id: string, mitraId: string, now: Date) {
  await tx.user.update({ where: { id }, data: { activeMitraId: mitraId } });
  await tx.user.updateMany({ where: { id, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
}
