import type { StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import type { Pool } from '../../platform/db.ts';
import { hashPassword, requireUnguessable } from '../../platform/passwords.ts';
import { randomCode } from '../../platform/slugs.ts';
import { changeRoles } from './change-roles.ts';
import { findAccount, insertAccount } from './staff.queries.ts';

interface NewOperator {
  readonly email: string;
  readonly fullname: string;
  readonly password?: string | undefined;
  readonly role: StaffRole;
}

/** Creates an operator's account, or gives a role to an existing account, which keeps its name, password and roles. */
export async function createOperator(
  db: Pool,
  { email, fullname, role, password = randomCode(16) }: NewOperator,
  now: Date,
) {
  const rolesOf = (present: readonly StaffRole[]) => [...present, role];
  const account = await findAccount(db, email);
  if (account) {
    if (account.deactivatedAt) throw new Error('Akun ini sudah ditutup, jadi tidak bisa dijadikan operator');
    await db.$transaction((tx) => changeRoles(tx, { actorId: null, who: account, rolesOf }, now));
    return { kind: 'promoted' } as const;
  }
  await requireUnguessable(password, { email, fullname });
  const passwordHash = await hashPassword(password);
  await db.$transaction(async (tx) => {
    const who = await insertAccount(tx, { email, fullname, passwordHash, emailVerifiedAt: now });
    await changeRoles(tx, { actorId: null, who, rolesOf }, now);
  });
  return { kind: 'created', password } as const;
}
