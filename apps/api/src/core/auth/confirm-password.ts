import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { isPassword } from '../../platform/passwords.ts';
import { findUser } from './auth.queries.ts';

const passwordChecks = { name: 'password-check', calls: 5, seconds: 900 };

/** Creates the password check before sensitive changes; `field` is the form field of the password. */
export function createPasswordCheck({ db, limits }: Pick<Deps, 'db' | 'limits'>) {
  return async (userId: string, password: string, field: string) => {
    await limits.consume(passwordChecks, userId);
    const user = await findUser(db, userId);
    if (user.passwordHash === null) throw new AppError('password_missing');
    if (!(await isPassword(user.passwordHash, password)))
      throw new AppError('wrong_password', { fields: { [field]: 'Kata sandi salah' } });
    await limits.reset(passwordChecks, userId);
    return user;
  };
}
