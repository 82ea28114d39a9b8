import type { Db } from '../../platform/db.ts';

export const findAccount = (db: Db, email: string) =>
  db.user.findUnique({ where: { email }, select: { id: true, deactivatedAt: true } });
export const insertOperator = (
  db: Db,
  account: { email: string; fullname: string; passwordHash: string; emailVerifiedAt: Date },
) => db.user.create({ data: { ...account, isOperator: true } });
export const updateToOperator = (db: Db, id: string) => db.user.update({ where: { id }, data: { isOperator: true } });
