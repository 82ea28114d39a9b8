import type { Db, Prisma } from '../../platform/db.ts';

/** What can be bought now. */
const isForSale = { statusApprove: 'publish', archiveAt: null } satisfies Prisma.ClassWhereInput;

export const mitraBriefColumns = { id: true, name: true, slug: true, logo: true } satisfies Prisma.MitraSelect;

/** What cart and orders show of a class, sold or not; `presentSaleClass` makes the most of a row. */
export const saleClassColumns = {
  id: true, title: true, slug: true, format: true, thumbnail: true, salePrice: true, mitraId: true, statusApprove: true, archiveAt: true,
  mitra: { select: mitraBriefColumns },
} satisfies Prisma.ClassSelect;
export type SaleClassRow = Prisma.ClassGetPayload<{ select: typeof saleClassColumns }>;

export const findSaleClassRows = (db: Db, ids: readonly string[]) => db.class.findMany({ where: { id: { in: [...ids] }, ...isForSale }, select: saleClassColumns });
