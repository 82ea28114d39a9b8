import type { PendingPurchase } from '@sinau/contracts/core/auth/auth.schemas';
import { Prisma, type Db } from '../../platform/db.ts';
import { saleBundleColumns, saleClassColumns } from '../../storefront/catalog/index.ts';

export const updatePendingPurchase = (db: Db, id: string, wish: { wish: PendingPurchase; wishedAt: Date } | null) =>
  db.user.update({
    where: { id },
    data: wish ?? { wish: Prisma.DbNull, wishedAt: null },
    select: { wish: true, wishedAt: true },
  });

/** Finds only classes that were once for sale: the title of a draft is confidential. */
export const findPendingClass = (db: Db, kind: 'program' | 'webinar', id: string) =>
  db.class.findFirst({ where: { id, kind, statusApprove: 'publish' }, select: saleClassColumns });
export const findPendingBundle = (db: Db, id: string) =>
  db.bundle.findFirst({ where: { id, statusApprove: 'publish' }, select: saleBundleColumns });
