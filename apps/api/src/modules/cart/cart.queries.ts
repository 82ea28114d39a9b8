import type { Db, Prisma } from '../../platform/db.ts';
import { saleBundleColumns, saleClassColumns } from '../catalog/index.ts';

const whole = {
  class: { select: saleClassColumns },
  bundle: { select: saleBundleColumns },
} satisfies Prisma.CartItemInclude;
export type CartItemRow = Prisma.CartItemGetPayload<{ include: typeof whole }>;

interface CartPage {
  where: Prisma.CartItemWhereInput;
  orderBy: Prisma.CartItemOrderByWithRelationInput[];
  skip: number;
  take: number;
}
export const findCartItems = (db: Db, userId: string, { where, ...page }: CartPage) =>
  db.cartItem.findMany({ where: { ...where, userId }, ...page, include: whole });
export const countCartItems = (db: Db, userId: string, where: Prisma.CartItemWhereInput = {}) =>
  db.cartItem.count({ where: { ...where, userId } });

export const insertCartItem = (
  db: Db,
  item: { userId: string; createdAt: Date } & ({ classId: string } | { bundleId: string }),
) => db.cartItem.create({ data: item, include: whole });

export async function deleteCartItems(db: Db, userId: string, which: { ids?: readonly string[] } = {}) {
  const { count } = await db.cartItem.deleteMany({
    where: { userId, ...(which.ids && { id: { in: [...which.ids] } }) },
  });
  return count;
}
interface Bought {
  classIds: readonly string[];
  bundleIds: readonly string[];
}
export const deleteCartItemsBought = (db: Db, userId: string, { classIds, bundleIds }: Bought) =>
  db.cartItem.deleteMany({
    where: { userId, OR: [{ classId: { in: [...classIds] } }, { bundleId: { in: [...bundleIds] } }] },
  });
/** A bundle of which the buyer has every class by now: there is nothing left to buy of it. */
export const deleteCartBundlesOwned = (db: Db, userId: string) => db.$executeRaw`
  DELETE FROM "CartItem" k
  WHERE k."userId" = ${userId}::uuid AND k."bundleId" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "BundleItem" i WHERE i."bundleId" = k."bundleId" AND NOT EXISTS (
      SELECT FROM "Participant" p JOIN "Grant" g ON g."participantId" = p.id
      WHERE p."userId" = k."userId" AND p."classId" = i."classId" AND g."endedAt" IS NULL))`;
