import type { Db, Prisma } from '../../platform/db.ts';

/** Finds the keys that are published, the newest first. */
export const findKeys = (db: Db) => db.ltiKey.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 20 });
export type KeyRow = Awaited<ReturnType<typeof findKeys>>[number];
export const insertKey = (db: Db, data: Prisma.LtiKeyUncheckedCreateInput) => db.ltiKey.create({ data });
export const deleteKeysBefore = (db: Db, before: Date) =>
  db.ltiKey.deleteMany({ where: { createdAt: { lt: before } } });
