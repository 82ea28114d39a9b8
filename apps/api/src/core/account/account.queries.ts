import type { DataSaverChoice } from '@sinau/contracts/core/account/data-saver.rules';
import type { Db } from '../../platform/db.ts';
import { activeMembership } from '../auth/index.ts';
import { askedTexts } from '../legal/index.ts';

export const isEmailTaken = async (db: Db, email: string) => (await db.user.count({ where: { email } })) > 0;

export const findDataSaver = async (db: Db, id: string) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { dataSaver: true } })).dataSaver;

export const updateDataSaver = (db: Db, id: string, dataSaver: DataSaverChoice) =>
  db.user.update({ where: { id }, data: { dataSaver }, select: { id: true } });

/** Agreements of a user, the newest version of each text first. */
export const findAgreements = (db: Db, userId: string) =>
  db.agreement.findMany({ where: { userId }, orderBy: { version: 'desc' } });
/** Finds the texts that the user has to agree to. */
export const findAskedTexts = async (db: Db, userId: string, now: Date) => {
  const rows = await db.$queryRaw<{ slug: string }[]>`
    SELECT asked.slug FROM "User" u ${activeMembership} CROSS JOIN LATERAL (${askedTexts(now)}) asked
    WHERE u.id = ${userId}::uuid`;
  return new Set(rows.map(({ slug }) => slug));
};
