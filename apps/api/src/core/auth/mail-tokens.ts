import { AppError } from '../../platform/app-error.ts';
import { days, hours, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { drawToken, hashOfToken } from '../../platform/mail/mailed-token.ts';
import {
  changeEmailMail,
  resetPasswordMail,
  restorationDays,
  restoreAccountMail,
  verifyEmailMail,
} from './auth.mails.ts';
import {
  deleteMailTokens,
  findMailToken,
  findPendingEmail,
  findRestoreToken,
  findUser,
  lockUser,
  replaceMailToken,
  updateMailTokenUsed,
} from './auth.queries.ts';
import { dailyMailsToUnconfirmed } from '../../platform/mail/unconfirmed-limits.ts';

/** Limit of links that are mailed to one account, beside the link that registering or closing it sends. */
export const furtherMails = { calls: dailyMailsToUnconfirmed - 1, seconds: 86_400 };

type Purpose = 'verify_email' | 'change_email' | 'reset_password' | 'restore_account';

const lifetime: Record<Purpose, number> = {
  verify_email: hours(24),
  change_email: hours(24),
  reset_password: hours(1),
  restore_account: days(restorationDays),
};
const mailOf = {
  verify_email: verifyEmailMail,
  change_email: changeEmailMail,
  reset_password: resetPasswordMail,
  restore_account: restoreAccountMail,
};

/** Creates a link and queues its mail, both as part of the caller's transaction. Neither holds the token. */
export async function mailLink(
  tx: Db,
  { clock, jobs, keys }: Pick<Deps, 'clock' | 'jobs' | 'keys'>,
  purpose: Purpose,
  user: { id: string; fullname: string },
  email: string,
  more: { readonly reason?: string; readonly teaches?: boolean } = {},
) {
  const { seed, tokenHash } = drawToken(keys);
  await replaceMailToken(tx, {
    userId: user.id,
    purpose,
    email,
    tokenHash,
    expiresAt: later(clock.now(), lifetime[purpose]),
  });
  await queueMail(tx, jobs, mailOf[purpose], { to: email, fullname: user.fullname, userId: user.id, seed, ...more });
}

/** Redeems a mailed token, once. */
export async function redeemLink(tx: Db, now: Date, token: string, purposes: readonly Purpose[]) {
  const row = await findMailToken(tx, hashOfToken(token), purposes);
  if (!row || row.usedAt) throw new AppError('token_invalid');
  if (row.expiresAt <= now) throw new AppError('token_expired');
  if (!(await updateMailTokenUsed(tx, row.id, now))) throw new AppError('token_invalid');
  return row;
}

/** Redeems the link of a closed account, once, while the account can be restored. */
export async function redeemRestoration(tx: Db, now: Date, token: string) {
  const row = await findRestoreToken(tx, hashOfToken(token));
  if (!row?.user.deactivatedAt || row.usedAt) throw new AppError('token_invalid');
  if (later(row.user.deactivatedAt, days(restorationDays)) <= now) throw new AppError('token_expired');
  if (!(await updateMailTokenUsed(tx, row.id, now))) throw new AppError('token_invalid');
  await lockUser(tx, row.userId);
  return { userId: row.userId, deactivatedAt: row.user.deactivatedAt };
}

/** Purposes of links that confirm an address. */
export const confirming = ['verify_email', 'change_email'] as const satisfies Purpose[];

/** Returns whether a link was used before and has confirmed the current address of the account. */
export async function isConfirmedBy(tx: Db, token: string): Promise<boolean> {
  const row = await findMailToken(tx, hashOfToken(token), confirming);
  if (!row?.usedAt) return false;
  const user = await findUser(tx, row.userId);
  return user.emailVerifiedAt !== null && user.email === row.email;
}

/** A link may have been requested by a person who knew the old password. */
export const endLinksOfOldPassword = (tx: Db, userId: string) =>
  deleteMailTokens(tx, userId, ['change_email', 'reset_password']);

/** Kinds of mails whose link can be made anew. */
export const isLinkMail = (template: string): template is Purpose => template in lifetime;

/**
 * Mails a link anew, which ends the one before: `template` and `to` are those of the earlier mail. Returns false where
 * the account does not need it any more.
 */
export async function renewLink(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'jobs' | 'keys'>,
  userId: string,
  { template, to }: { template: Purpose; to: string },
): Promise<boolean> {
  const user = await findUser(tx, userId);
  const pending = template === 'change_email' ? await findPendingEmail(tx, userId, deps.clock.now()) : null;
  const isNeeded = {
    verify_email: !user.deactivatedAt && !user.emailVerifiedAt,
    change_email: !user.deactivatedAt && pending?.email === to,
    reset_password: !user.deactivatedAt,
    restore_account: user.deactivatedAt !== null,
  };
  if (!isNeeded[template]) return false;
  await mailLink(tx, deps, template, user, template === 'change_email' ? to : user.email);
  return true;
}
