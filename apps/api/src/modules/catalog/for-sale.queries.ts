import type { Prisma } from '../../platform/db.ts';

export const mitraBriefColumns = { id: true, name: true, slug: true, logo: true } satisfies Prisma.MitraSelect;

/** What cart and orders show of a class, sold or not; `presentSaleClass` makes the most of a row. */
export const saleClassColumns = {
  id: true,
  title: true,
  slug: true,
  format: true,
  thumbnail: true,
  salePrice: true,
  normalPrice: true,
  promotionEndsAt: true,
  mitraId: true,
  statusApprove: true,
  archiveAt: true,
  mitra: { select: mitraBriefColumns },
} satisfies Prisma.ClassSelect;
export type SaleClassRow = Prisma.ClassGetPayload<{ select: typeof saleClassColumns }>;

export const saleBundleColumns = {
  id: true,
  title: true,
  slug: true,
  thumbnail: true,
  salePrice: true,
  mitraId: true,
  statusApprove: true,
  archiveAt: true,
  mitra: { select: mitraBriefColumns },
  items: { orderBy: [{ position: 'asc' }, { classId: 'asc' }], select: { class: { select: saleClassColumns } } },
} satisfies Prisma.BundleSelect;
export type SaleBundleRow = Prisma.BundleGetPayload<{ select: typeof saleBundleColumns }>;
