import type { QueryOf } from '@sinau/contracts';
import type { wishlistEndpoints } from '@sinau/contracts/storefront/wishlist/wishlist.endpoints';
import type { WishChange } from '@sinau/contracts/storefront/wishlist/wishlist.schemas';
import type { Db, Prisma, RunSql } from '../../platform/db.ts';
import { prismaList, readPage } from '../../platform/list.ts';
import { cardsByIdsSql, offeredSql, type CardRow } from '../catalog/index.ts';

type WishlistQuery = QueryOf<typeof wishlistEndpoints.list>;
export type WishedCardRow = CardRow & { isForSale: boolean };

const wishlistList = prismaList<
  WishlistQuery,
  Prisma.WishlistItemWhereInput,
  Prisma.WishlistItemOrderByWithRelationInput
>({
  sort: { createdAt: (createdAt) => ({ createdAt }), updatedAt: (createdAt) => ({ createdAt }) },
  filter: {},
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});
const columns = { classId: true, bundleId: true, createdAt: true } as const;

export function findWishes(db: Db, userId: string, query: WishlistQuery) {
  const { where, ...page } = wishlistList(query, { userId });
  return readPage(db.wishlistItem.findMany({ where, ...page, select: columns }), db.wishlistItem.count({ where }));
}
export const findAllWishes = (db: Db, userId: string) =>
  db.wishlistItem.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, select: columns });

/** Finds the cards of these, whether they are still for sale or not. */
export const findWishedCards = (sql: RunSql, ids: { classIds: readonly string[]; bundleIds: readonly string[] }) =>
  sql<WishedCardRow>(cardsByIdsSql(ids));

/** Locks the user, so that two concurrent calls do not exceed the limit together. */
export const lockWisher = (tx: Db, userId: string) =>
  tx.$executeRaw`SELECT FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;

export async function isOffered(tx: Db, { type, id }: WishChange, now: Date) {
  const [row] = await tx.$queryRaw<unknown[]>(offeredSql(type, id, now));
  return row !== undefined;
}

const whatOf = ({ type, id }: WishChange) => (type === 'bundle' ? { bundleId: id } : { classId: id });
export async function countOtherWishes(tx: Db, userId: string, { id }: WishChange) {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "WishlistItem"
    WHERE "userId" = ${userId}::uuid AND coalesce("classId", "bundleId") <> ${id}::uuid`;
  return row!.count;
}
export const insertWish = (tx: Db, userId: string, wish: WishChange, createdAt: Date) =>
  tx.wishlistItem.createMany({ data: [{ userId, ...whatOf(wish), createdAt }], skipDuplicates: true });
export const deleteWish = (db: Db, userId: string, wish: WishChange) =>
  db.wishlistItem.deleteMany({ where: { userId, ...whatOf(wish) } });
