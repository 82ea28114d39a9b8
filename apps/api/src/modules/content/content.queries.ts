import type { Db } from '../../platform/db.ts';

export const findRunningBanner = (db: Db, now: Date) =>
  db.banner.findFirst({ where: { endDate: { gt: now } }, orderBy: [{ endDate: 'asc' }, { id: 'asc' }] });
export const findLegalText = (db: Db, slug: string) => db.legalText.findUnique({ where: { slug } });
