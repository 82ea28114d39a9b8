import { AppError } from '../app-error.ts';
import { isTooMany, type Limit, type RateLimits } from '../rate-limits.ts';

const day = 86_400;
/** Daily number of mails of one kind to an unconfirmed mailbox. */
export const dailyMailsToUnconfirmed = 3;

/**
 * Counts a mail that a visitor has caused to an unconfirmed address; refuses with 429 once the mailbox, or all such
 * mailboxes together, got too many of its kind in a day. Call it outside of a transaction: it takes a connection.
 */
export async function countUnconfirmedMail(
  limits: Pick<RateLimits, 'consume'>,
  kind: string,
  address: string,
  total: number,
) {
  await countMail(limits, { name: `mail-${kind}`, calls: dailyMailsToUnconfirmed, seconds: day }, mailboxOf(address));
  await countMail(limits, { name: `mails-${kind}`, calls: total, seconds: day }, 'all');
}

/** Counts a mail; refuses with 429, in a sentence about mails, once there were too many. */
export const countMail = (limits: Pick<RateLimits, 'consume'>, limit: Limit, key: string) =>
  limits.consume(limit, key).catch((error: unknown) => {
    throw isTooMany(error) ? new AppError('too_many_mails', { retryAfter: error.retryAfter, cause: error }) : error;
  });

/** Removes what follows a plus sign: providers deliver all of these to one mailbox. */
const mailboxOf = (address: string) => address.replace(/\+[^@]*(?=@)/, '');
