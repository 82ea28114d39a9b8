import type { Db } from '../../platform/db.ts';

/** Counts users who have confirmed that this address is theirs: one, or none. */
export const countConfirmed = (db: Db, email: string) =>
  db.user.count({ where: { email, emailVerifiedAt: { not: null } } });
