import type { Db } from '../../platform/db.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { demoMitra, demoPeople } from './people.ts';

/** Opens the demo's accounts and mitra where they are missing, and answers everybody's id by address. */
export async function seedPeople(db: Db, createdAt: Date) {
  const everybody = [...demoAccounts, ...demoPeople];
  const known = await findIds(db, everybody.map(({ email }) => email));
  const missing = everybody.filter(({ email }) => !known.has(email));
  await db.user.createMany({
    data: await Promise.all(missing.map(async (person) => ({
      fullname: person.fullname,
      email: person.email,
      avatar: `/art/avatar-${1 + (everybody.indexOf(person) % 8)}.svg`,
      emailVerifiedAt: createdAt,
      createdAt,
      ...('password' in person && { passwordHash: await hashPassword(person.password), isOperator: person.role === 'Operator' }),
    }))),
    skipDuplicates: true,
  });

  const ids = await findIds(db, everybody.map(({ email }) => email));
  for (const { owner, ...mitra } of demoMitra) {
    const members = { create: { userId: ids.get(owner)!, role: 'owner' as const, createdAt } };
    await db.mitra.upsert({ where: { slug: mitra.slug }, create: { ...mitra, members, createdAt }, update: {} });
  }
  return ids;
}

async function findIds(db: Db, emails: string[]) {
  const rows = await db.user.findMany({ where: { email: { in: emails } }, select: { id: true, email: true } });
  return new Map(rows.map(({ id, email }) => [email, id]));
}
