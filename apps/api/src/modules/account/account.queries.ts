import type { Wish } from '@sinau/contracts/auth/auth.schemas';
import { Prisma, type Db } from '../../platform/db.ts';
import { activeMembership } from '../auth/index.ts';
import { saleBundleColumns, saleClassColumns } from '../catalog/index.ts';
import { askedTexts } from '../legal/index.ts';

export const isEmailTaken = async (db: Db, email: string) => (await db.user.count({ where: { email } })) > 0;

export const updateWish = (db: Db, id: string, wish: { wish: Wish; wishedAt: Date } | null) =>
  db.user.update({
    where: { id },
    data: wish ?? { wish: Prisma.DbNull, wishedAt: null },
    select: { wish: true, wishedAt: true },
  });

/** Only what was once for sale: the title of a draft is confidential. */
export const findWishedClass = (db: Db, kind: 'program' | 'webinar', id: string) =>
  db.class.findFirst({ where: { id, kind, statusApprove: 'publish' }, select: saleClassColumns });
export const findWishedBundle = (db: Db, id: string) =>
  db.bundle.findFirst({ where: { id, statusApprove: 'publish' }, select: saleBundleColumns });

/** What somebody agreed to, the newest version of each text first. */
export const findAgreements = (db: Db, userId: string) =>
  db.agreement.findMany({ where: { userId }, orderBy: { version: 'desc' } });
/** The texts that somebody has to agree to. */
export const findAskedTexts = async (db: Db, userId: string, now: Date) => {
  const rows = await db.$queryRaw<{ slug: string }[]>`
    SELECT asked.slug FROM "User" u ${activeMembership} CROSS JOIN LATERAL (${askedTexts(now)}) asked
    WHERE u.id = ${userId}::uuid`;
  return new Set(rows.map(({ slug }) => slug));
};
