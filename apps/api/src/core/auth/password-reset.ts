import type { Deps } from '../../platform/deps.ts';
import { later } from '../../platform/clock.ts';
import { defineJob } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { countUnconfirmedMail } from '../../platform/mail/unconfirmed-limits.ts';
import { hashPassword, requireUnguessable } from '../../platform/passwords.ts';
import { falseIfTooMany } from '../../platform/rate-limits.ts';
import { passwordChangedMail } from './auth.mails.ts';
import { findActiveUserByEmail, findUser, updateSessionsEnded, updateUser } from './auth.queries.ts';
import { endLinksOfOldPassword, mailLink, redeemLink } from './mail-tokens.ts';

export const resetLinkJob = defineJob<{ email: string }>('auth.sendResetLink', {
  concurrency: 4,
  retentionSeconds: 3600,
});

const resetDelay = 5_000;
const resetMails = { name: 'reset-mail', calls: 3, seconds: 3600 };

/** Sets a new password by a mailed link. */
export function createPasswordReset(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'limits' | 'env'>) {
  const { db, clock, jobs, limits, env } = deps;

  const mayReset = (email: string) =>
    countUnconfirmedMail(limits, 'reset-password', email, env.UNCONFIRMED_MAILS_PER_DAY).then(
      () => true,
      falseIfTooMany,
    );

  return {
    /**
     * Does not reveal whether the account exists, and takes equally long either way: a job looks it up. The job begins
     * later, since its work for a known address would slow down this answer or the next one.
     */
    async forgotPassword({ email }: { email: string }) {
      await limits.consume(resetMails, email);
      await jobs.send(db, resetLinkJob, { email }, { startAfter: later(clock.now(), resetDelay) });
    },
    async sendResetLink({ email }: { email: string }) {
      const user = await findActiveUserByEmail(db, email);
      if (user && (user.emailVerifiedAt || (await mayReset(email))))
        await db.$transaction((tx) => mailLink(tx, deps, 'reset_password', user, user.email));
    },

    /** The link proves access to the mailbox, so the address counts as confirmed. */
    async resetPassword({ token, password }: { token: string; password: string }) {
      const passwordHash = await hashPassword(password);
      await db.$transaction(async (tx) => {
        const now = clock.now();
        const { userId, email } = await redeemLink(tx, now, token, ['reset_password']);
        const user = await findUser(tx, userId);
        await requireUnguessable(password, user);
        await updateUser(tx, userId, {
          passwordHash,
          ...(!user.emailVerifiedAt && user.email === email && { emailVerifiedAt: now }),
        });
        await updateSessionsEnded(tx, userId, now);
        await endLinksOfOldPassword(tx, userId);
        await queueMail(tx, jobs, passwordChangedMail, { to: user.email, fullname: user.fullname });
      });
    },
  };
}
