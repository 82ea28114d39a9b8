import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { countMail } from '../../platform/mail/unconfirmed-limits.ts';
import { emailChangedMail } from './auth.mails.ts';
import { deleteMailTokens, findUser, updateUser } from './auth.queries.ts';
import { confirming, furtherMails, isConfirmedBy, mailLink, redeemLink } from './mail-tokens.ts';
import { currentPendingPurchase, wantsToTeach } from './pending-purchase.ts';

const verificationMails = { name: 'verification-mail', ...furtherMails };

/** Confirms the address of an account, the first one and a changed one. */
export function createEmailVerification(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'limits' | 'env'>) {
  const { db, clock, jobs, limits } = deps;

  return {
    async requestEmailVerification({ id }: Actor) {
      const user = await findUser(db, id);
      if (user.emailVerifiedAt) throw new AppError('email_already_verified');
      await countMail(limits, verificationMails, id);
      const teaches = wantsToTeach(currentPendingPurchase(user, clock.now()));
      await db.$transaction((tx) => mailLink(tx, deps, 'verify_email', user, user.email, { teaches }));
    },

    /**
     * Confirms the address that the link was mailed to; a change of address takes effect here: links to the old address
     * end, and it is notified. Opened again, the link of the account's current address changes nothing.
     */
    async verifyEmail({ token }: { token: string }) {
      try {
        return await db.$transaction(async (tx) => {
          if (await isConfirmedBy(tx, token)) return { wish: null };
          const { userId, email, purpose } = await redeemLink(tx, clock.now(), token, confirming);
          const user = await findUser(tx, userId);
          const isChange = user.email !== email;
          if (isChange && purpose === 'verify_email') throw new AppError('token_invalid');
          await updateUser(tx, userId, { email, emailVerifiedAt: clock.now() });
          if (isChange) {
            await deleteMailTokens(tx, userId, ['verify_email', 'change_email', 'reset_password']);
            await queueMail(tx, jobs, emailChangedMail, {
              to: user.email,
              fullname: user.fullname,
              newEmail: user.emailVerifiedAt && email,
            });
          }
          return { wish: currentPendingPurchase(user, clock.now()) };
        });
      } catch (error) {
        if (isUniqueViolation(error, 'email')) throw new AppError('email_taken', { cause: error });
        throw error;
      }
    },
  };
}
