import { reachedBy, sqlTeaches, type Reach } from '../../../platform/class-access.ts';
import { Prisma, type Db, type Pool } from '../../../platform/db.ts';
import { byRef } from '../../../platform/refs.ts';

const inOrder = [{ position: 'asc' as const }, { id: 'asc' as const }];

/** Finds the working version of a class to which the partner has access, as it was at one time. */
export const findClassToBackUp = (db: Pool, partner: Reach, ref: string) =>
  db.$transaction(
    (tx) =>
      tx.class.findFirst({
        where: { ...byRef(ref), ...reachedBy(partner) },
        select: {
          id: true,
          slug: true,
          kind: true,
          format: true,
          salePrice: true,
          normalPrice: true,
          promotionEndsAt: true,
          updatedAt: true,
          working: { include: { category: { select: { slug: true, title: true } } } },
          educators: { orderBy: inOrder },
          liveSessions: true,
          workingSections: {
            orderBy: inOrder,
            select: {
              title: true,
              lessons: {
                orderBy: inOrder,
                select: { id: true, type: true, title: true, content: true, setting: true },
              },
            },
          },
        },
      }),
    { isolationLevel: 'RepeatableRead' },
  );
export type ClassToBackUp = NonNullable<Awaited<ReturnType<typeof findClassToBackUp>>>;

/** Finds what a user may still reach of a class: all of its mitra for members, the class alone for instructors. */
export async function findReach(db: Db, classId: string, userId: string): Promise<Reach | null> {
  const id = Prisma.sql`${classId}::uuid`;
  const [row] = await db.$queryRaw<{ mitraId: Reach['mitraId']; isMember: boolean }[]>`
    SELECT c."mitraId", EXISTS (
      SELECT FROM "MitraMember" m
      WHERE m."mitraId" = c."mitraId" AND m."userId" = ${userId}::uuid AND m.role <> 'instructor'
    ) AS "isMember"
    FROM "Class" c WHERE c.id = ${id} AND ${sqlTeaches(id, userId, 'edit')}`;
  return row ? { mitraId: row.mitraId, classIds: row.isMember ? null : [classId] } : null;
}
