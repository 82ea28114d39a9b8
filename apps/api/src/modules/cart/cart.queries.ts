import type { Db, Prisma } from '../../platform/db.ts';
import { saleClassColumns } from '../catalog/index.ts';

const withClass = { class: { select: saleClassColumns } } satisfies Prisma.CartItemInclude;
export type CartItemRow = Prisma.CartItemGetPayload<{ include: typeof withClass }>;

interface CartPage { where: Prisma.CartItemWhereInput; orderBy: Prisma.CartItemOrderByWithRelationInput[]; skip: number; take: number }
export const findCartItems = (db: Db, userId: string, { where, ...page }: CartPage) => db.cartItem.findMany({ where: { ...where, userId }, ...page, include: withClass });
export const countCartItems = (db: Db, userId: string, where: Prisma.CartItemWhereInput = {}) => db.cartItem.count({ where: { ...where, userId } });

export const insertCartItem = (db: Db, item: { userId: string; classId: string; createdAt: Date }) => db.cartItem.create({ data: item, include: withClass });

export async function deleteCartItems(db: Db, userId: string, which: { ids?: readonly string[] } = {}) {
  const { count } = await db.cartItem.deleteMany({ where: { userId, ...(which.ids && { id: { in: [...which.ids] } }) } });
  return count;
}
export const deleteCartItemsByClass = (db: Db, userId: string, classIds: readonly string[]) => db.cartItem.deleteMany({ where: { userId, classId: { in: [...classIds] } } });
