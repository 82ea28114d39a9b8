import type { StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import type { Db } from '../../platform/db.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { demoId } from './dice.ts';
import { demoLearners, demoMitra, demoOwners, demoProfiles, spammer } from './people.ts';

/** The faces of the accounts that one can sign in to, in their order. */
const faces = [22, 4, 1, 19, 7, 13, 10, 16].map((number) => `/art/avatar-${number}.svg`);

/** Roles of the staff, by the account's name for it; an operator is an admin. */
const staffRoleOf: Record<string, StaffRole> = {
  Operator: 'admin',
  Dukungan: 'support',
  Konten: 'content',
  Peninjau: 'review',
  Keuangan: 'finance',
};
const rolesOf = (role = '') => (staffRoleOf[role] ? [staffRoleOf[role]] : []);

interface Person {
  readonly fullname: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly role?: string;
  readonly password?: string;
}
const everybody: readonly Person[] = [
  ...demoAccounts.map((account, index) => ({ ...account, avatar: faces[index]! })),
  ...demoOwners,
  ...demoLearners,
  spammer,
];

/** Opens the demo's missing accounts and mitra, and returns everybody's id by address. */
export async function seedPeople(db: Db, createdAt: Date) {
  const known = await findIds(
    db,
    everybody.map(({ email }) => email),
  );
  const missing = everybody.filter(({ email }) => !known.has(email));
  await db.user.createMany({
    data: await Promise.all(
      missing.map(async ({ fullname, email, avatar, role, password }) => ({
        id: demoId('user', email),
        fullname,
        email,
        avatar,
        ...demoProfiles[email],
        emailVerifiedAt: createdAt,
        createdAt,
        updatedAt: createdAt,
        ...(password !== undefined && { passwordHash: await hashPassword(password), staffRoles: rolesOf(role) }),
      })),
    ),
    skipDuplicates: true,
  });
  await seedAgreements(
    db,
    missing.map(({ email }) => demoId('user', email)),
  );

  const ids = await findIds(
    db,
    everybody.map(({ email }) => email),
  );
  for (const { owner, ...mitra } of demoMitra) {
    const members = { create: { userId: ids.get(owner)!, role: 'owner' as const, createdAt } };
    await db.mitra.upsert({
      where: { slug: mitra.slug },
      create: { id: demoId('mitra', mitra.slug), ...mitra, members, createdAt, updatedAt: createdAt },
      update: {},
    });
  }
  return ids;
}

/** Records that the people of the demo agreed to the first texts, as those who register and apply do. */
async function seedAgreements(db: Db, userIds: readonly string[]) {
  const versions = await db.legalVersion.findMany({ where: { number: 1 }, select: { slug: true, effectiveAt: true } });
  await db.agreement.createMany({
    data: userIds.flatMap((userId) =>
      versions.map(({ slug, effectiveAt }) => ({ userId, slug, version: effectiveAt, agreedAt: effectiveAt })),
    ),
    skipDuplicates: true,
  });
}

async function findIds(db: Db, emails: string[]) {
  const rows = await db.user.findMany({ where: { email: { in: emails } }, select: { id: true, email: true } });
  return new Map(rows.map(({ id, email }) => [email, id]));
}
