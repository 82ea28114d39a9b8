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

/** The latest first. */
export const findInvitations = (db: Db, where: InvitationWhere) =>
  db.invitation.findMany({ where, select: columns, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 500 });
export const findInvitation = (db: Db, where: InvitationWhere) => db.invitation.findFirst({ where, select: columns });

/** Whoever changes who belongs to a mitra or teaches its classes waits here for the others who do. */
export const lockTeam = (tx: Db, mitraId: string) =>
  tx.$executeRaw`SELECT FROM "Mitra" WHERE id = ${mitraId}::uuid FOR NO KEY UPDATE`;

export const insertInvitation = (tx: Db, data: Prisma.InvitationUncheckedCreateInput) =>
  tx.invitation.create({ data, select: columns });
/** Makes place for a new invitation of somebody who rejected an earlier one. */
export const deleteRejected = (tx: Db, invited: Pick<InvitationRow, 'mitraId' | 'classId' | 'email'>) =>
  tx.invitation.deleteMany({ where: { ...invited, status: 'rejected' } });
/** Null if it was answered or revoked. */
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

/** The user with this address, whether they have confirmed it, and whether they belong to the mitra; instructors do not. */
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

/** Makes somebody a member. Who belongs to the mitra already keeps their role, unless they were an instructor only. */
export async function insertMembership(tx: Db, mitraId: string, userId: UserId, role: MitraRole, now: Date) {
  await tx.mitraMember.createMany({ data: { mitraId, userId, role, createdAt: now }, skipDuplicates: true });
  await tx.mitraMember.updateMany({ where: { mitraId, userId, role: 'instructor' }, data: { role } });
}
export const deleteInstructorMembership = (tx: Db, mitraId: string, userId: string) =>
  tx.mitraMember.deleteMany({ where: { mitraId, userId, role: 'instructor' } });
/** The mitra that the user joined is the one they act for. The mailed link has proved their address. */
export const updateUserJoined = (tx: Db, id: string, mitraId: string, now: Date) =>
  Promise.all([
    tx.user.update({ where: { id }, data: { activeMitraId: mitraId } }),
    tx.user.updateMany({ where: { id, emailVerifiedAt: null }, data: { emailVerifiedAt: now } }),
  ]);
