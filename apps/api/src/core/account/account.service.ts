import type { DataSaverSetting } from '@sinau/contracts/core/account/account.schemas';
import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { countUnconfirmedMail } from '../../platform/mail/unconfirmed-limits.ts';
import { hashPassword, requireUnguessable } from '../../platform/passwords.ts';
import {
  createPasswordCheck,
  endLinksOfOldPassword,
  mailLink,
  passwordChangedMail,
  updateSessionsEnded,
  updateUser,
} from '../auth/index.ts';
import { findForcefulVersions, insertAgreements } from '../legal/index.ts';
import { presentAgreements } from './account.presenter.ts';
import { findAgreements, findAskedTexts, findDataSaver, isEmailTaken, updateDataSaver } from './account.queries.ts';

export type AccountService = ReturnType<typeof createAccountService>;

/** Limit per account, beyond that per address, which the user types. */
const changeMails = { name: 'change-mail', calls: 5, seconds: 3600 };

export function createAccountService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'limits' | 'env'>) {
  const { db, clock, jobs, limits, env } = deps;

  const confirmPassword = createPasswordCheck(deps);
  const agreementsOf = async (tx: Db, userId: string, now: Date) =>
    presentAgreements(
      await findForcefulVersions(tx, now),
      await findAgreements(tx, userId),
      await findAskedTexts(tx, userId, now),
    );

  return {
    async changeEmail({ id }: Actor, { email, password }: { email: string; password: string }) {
      const user = await confirmPassword(id, password, 'password');
      await limits.consume(changeMails, id);
      if (await isEmailTaken(db, email))
        throw new AppError('email_taken', { fields: { email: 'Email ini sudah terdaftar' } });
      await countUnconfirmedMail(limits, 'change-email', email, env.UNCONFIRMED_MAILS_PER_DAY);
      await db.$transaction((tx) => mailLink(tx, deps, 'change_email', user, email));
    },

    async changePassword(
      { id, sessionId }: Actor,
      { oldPassword, password }: { oldPassword: string; password: string },
    ) {
      const user = await confirmPassword(id, oldPassword, 'oldPassword');
      await requireUnguessable(password, user);
      const passwordHash = await hashPassword(password);
      await db.$transaction(async (tx) => {
        await updateUser(tx, id, { passwordHash });
        await updateSessionsEnded(tx, id, clock.now(), { except: sessionId });
        await endLinksOfOldPassword(tx, id);
        await queueMail(tx, jobs, passwordChangedMail, { to: user.email, fullname: user.fullname });
      });
    },

    async dataSaver({ id }: Actor): Promise<DataSaverSetting> {
      return { choice: await findDataSaver(db, id) };
    },

    async chooseDataSaver({ id }: Actor, { choice }: DataSaverSetting): Promise<DataSaverSetting> {
      await updateDataSaver(db, id, choice);
      return { choice };
    },

    async agreements({ id }: Actor) {
      return agreementsOf(db, id, clock.now());
    },

    /** A user agrees only to what the form showed: a version that has been replaced meanwhile is refused. */
    async agree({ id }: Actor, { versions }: { versions: { slug: LegalSlug; number: number }[] }) {
      const now = clock.now();
      return db.$transaction(async (tx) => {
        const { list } = await agreementsOf(tx, id, now);
        const isCurrent = versions.every((one) =>
          list.some(({ slug, number }) => slug === one.slug && number === one.number),
        );
        if (!isCurrent) throw new AppError('legal_text_changed');
        const slugs = versions.map(({ slug }) => slug);
        await insertAgreements(tx, id, slugs, now);
        return agreementsOf(tx, id, now);
      });
    },
  };
}
