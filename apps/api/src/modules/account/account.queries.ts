import type { Db } from '../../platform/db.ts';

export const isEmailTaken = async (db: Db, email: string) => (await db.user.count({ where: { email } })) > 0;
