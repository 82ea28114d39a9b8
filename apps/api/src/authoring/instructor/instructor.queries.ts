import { reachedBy, type Reach } from '../../platform/class-access.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { byRef } from '../../platform/refs.ts';

export interface ClassKey {
  readonly type: 'program' | 'webinar';
  /** Id or slug of the class. */
  readonly id: string;
}

/** Finds a class to which the partner has access. */
export const findReachedClass = (db: Db, partner: Reach, { type, id }: ClassKey) =>
  db.class.findFirst({
    where: { ...byRef(id), kind: type, ...reachedBy(partner) },
    select: { id: true, mitraId: true },
  });

const hasOnTeam = (userId: string): Prisma.ClassWhereInput[] => [
  { mitra: { members: { some: { userId, role: { not: 'instructor' } } } } },
  { invitations: { some: { userId, status: 'accepted' } } },
];

/** Finds the teachers of a class that the viewer may see, in the order of joining; null if there is no such class. */
export const findTeachers = (db: Db, viewerId: string | null, { type, id }: ClassKey) =>
  db.class.findFirst({
    where: { ...byRef(id), kind: type, OR: [{ isForSale: true }, ...(viewerId ? hasOnTeam(viewerId) : [])] },
    select: {
      invitations: {
        where: { status: 'accepted', user: { deactivatedAt: null } },
        orderBy: [{ answeredAt: 'asc' }, { id: 'asc' }],
        take: 100,
        select: { id: true, user: { select: { fullname: true, avatar: true } } },
      },
    },
  });
