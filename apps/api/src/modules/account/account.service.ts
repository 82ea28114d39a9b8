import type { LegalSlug } from '@sinau/contracts/content/content.endpoints';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { endLinksOfOldPassword, insertAgreements, mailLink, updateSessionsEnded, updateUser } from '../auth/index.ts';
import { createPasswordCheck } from './confirm-password.ts';
import { presentAgreements } from './account.presenter.ts';
import { findAgreements, isEmailTaken } from './account.queries.ts';

export type AccountService = ReturnType<typeof createAccountService>;

/** These mails go to an unconfirmed address that the user typed. */
const changeMails = { name: 'change-mail', calls: 5, seconds: 3600 };

export function createAccountService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'limits'>) {
  const { db, clock, limits } = deps;

  const confirmPassword = createPasswordCheck(deps);

  return {
    async changeEmail({ id }: Actor, { email, password }: { email: string; password: string }) {
      const user = await confirmPassword(id, password, 'password');
      await limits.consume(changeMails, id);
      if (await isEmailTaken(db, email))
        throw new AppError('email_taken', { fields: { email: 'Email ini sudah terdaftar' } });
      await db.$transaction((tx) => mailLink(tx, deps, 'change_email', user, email));
    },

    async changePassword(
      { id, sessionId }: Actor,
      { oldPassword, password }: { oldPassword: string; password: string },
    ) {
      await confirmPassword(id, oldPassword, 'oldPassword');
      const passwordHash = await hashPassword(password);
      await db.$transaction(async (tx) => {
        await updateUser(tx, id, { passwordHash });
        await updateSessionsEnded(tx, id, clock.now(), { except: sessionId });
        await endLinksOfOldPassword(tx, id);
      });
    },

    async agreements({ id }: Actor) {
      return presentAgreements(await findAgreements(db, id));
    },

    async agree({ id }: Actor, { slugs }: { slugs: LegalSlug[] }) {
      await insertAgreements(db, id, slugs, clock.now());
      return presentAgreements(await findAgreements(db, id));
    },
  };
}
