import type { Db } from '../../platform/db.ts';
import { hashPassword, requireUnguessable } from '../../platform/passwords.ts';
import { randomCode } from '../../platform/slugs.ts';
import { findAccount, insertOperator, updateToOperator } from './operator-accounts.queries.ts';

/** Creates an operator's account, or makes an existing account an operator's, which keeps its name and password. */
export async function createOperator(
  db: Db,
  { email, fullname, password = randomCode(16) }: { email: string; fullname: string; password?: string | undefined },
  now: Date,
) {
  const account = await findAccount(db, email);
  if (!account) {
    await requireUnguessable(password, { email, fullname });
    await insertOperator(db, { email, fullname, passwordHash: await hashPassword(password), emailVerifiedAt: now });
    return { kind: 'created', password } as const;
  }
  if (account.deactivatedAt) throw new Error('Akun ini sudah ditutup, jadi tidak bisa dijadikan operator');
  await updateToOperator(db, account.id);
  return { kind: 'promoted' } as const;
}
