import type { MitraId } from '../../platform/actor.ts';
import type { MemberRole } from '@sinau/contracts/authoring/member/member.rules';
import type { Db, Prisma } from '../../platform/db.ts';

const columns = {
  userId: true,
  role: true,
  createdAt: true,
  user: { select: { fullname: true, email: true, avatar: true } },
} satisfies Prisma.MitraMemberSelect;
export type MemberRow = Prisma.MitraMemberGetPayload<{ select: typeof columns }>;

/** Members; instructors are listed with their classes. */
const members = { role: { not: 'instructor' } } as const satisfies Prisma.MitraMemberWhereInput;

/** Finds the members: owners first, then in the order of joining. */
export const findMembers = (db: Db, mitraId: string) =>
  db.mitraMember.findMany({
    where: { mitraId, ...members },
    select: columns,
    orderBy: [{ role: 'asc' }, { createdAt: 'asc' }, { userId: 'asc' }],
    take: 500,
  });
export const findMember = (db: Db, mitraId: MitraId, userId: string) =>
  db.mitraMember.findFirst({ where: { mitraId, userId, ...members }, select: columns });
export const countOwners = (db: Db, mitraId: string) => db.mitraMember.count({ where: { mitraId, role: 'owner' } });

export const updateMemberRole = (tx: Db, mitraId: MitraId, userId: string, role: MemberRole) =>
  tx.mitraMember.update({ where: { mitraId_userId: { mitraId, userId } }, data: { role }, select: columns });
/** Deletes a member and their teaching in the mitra. */
export async function deleteMember(tx: Db, mitraId: MitraId, userId: string) {
  await tx.mitraMember.delete({ where: { mitraId_userId: { mitraId, userId } } });
  await tx.invitation.deleteMany({ where: { mitraId, userId } });
}
