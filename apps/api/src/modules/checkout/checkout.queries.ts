import type { Db, Prisma } from '../../platform/db.ts';
import { saleBundleColumns, saleClassColumns } from '../catalog/index.ts';

/** The programs that were ever published, whether they can be bought or not. Webinars are bought by their tickets. */
export const findPrograms = (db: Db, ids: readonly string[]) =>
  db.class.findMany({
    where: { id: { in: [...ids] }, kind: 'program', publishedAt: { not: null } },
    select: saleClassColumns,
  });

export const findBundles = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.bundle.findMany({ where: { id: { in: [...ids] }, publishedAt: { not: null } }, select: saleBundleColumns });

export const countOwnMitra = (db: Db, userId: string, mitraIds: readonly string[]) =>
  db.mitraMember.count({ where: { userId, mitraId: { in: [...mitraIds] } } });

const pendingColumns = {
  id: true,
  orderId: true,
  status: true,
  total: true,
  paymentMethod: true,
  expiresAt: true,
  redirectUrl: true,
  lines: { select: { classId: true, bundleId: true } },
} satisfies Prisma.OrderSelect;
export type PendingOrderRow = Prisma.OrderGetPayload<{ select: typeof pendingColumns }>;

/** The orders of a buyer in which any of the classes waits for its payment, oldest first. */
export const findPendingOrders = (db: Db, userId: string, classIds: readonly string[]) =>
  db.order.findMany({
    where: { userId, lines: { some: { waitingUserId: userId, classId: { in: [...classIds] } } } },
    orderBy: { id: 'asc' },
    select: pendingColumns,
  });
