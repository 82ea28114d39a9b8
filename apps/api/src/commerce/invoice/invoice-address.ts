import { days, later, minutes } from '../../platform/clock.ts';
import type { Keys } from '../../platform/keys.ts';
import type { MailContext } from '../../platform/mail/define-mail.ts';
import { readToken, signToken } from '../../platform/signed-token.ts';

const purpose = 'invoice:';
const signing = ({ jwt }: Pick<Keys, 'jwt'>) => ({ key: jwt, purpose });

interface Numbered {
  readonly id: string;
  readonly number: string;
}
const addressWith = ({ number }: Numbered, token: string) =>
  `/api/invoice/file/${token}/${number.toLowerCase().replaceAll('/', '-')}.pdf`;

/**
 * Address at which a browser fetches an invoice without a session: valid long enough for a slow connection to start.
 */
export const downloadAddress = (invoice: Numbered, keys: Pick<Keys, 'jwt'>, now: Date) =>
  addressWith(invoice, signToken(signing(keys), invoice.id, later(now, minutes(15))));

/** Address for a mail, which the buyer looks for again at the end of the month. */
export const mailedAddress = (invoice: Numbered, { sign }: MailContext) =>
  addressWith(invoice, sign(purpose, invoice.id, days(45)));

/** Returns the invoice that a token names, and the seconds until it expires; null for an altered token. */
export const readInvoiceToken = (token: string, keys: Pick<Keys, 'jwt'>, now: Date) =>
  readToken(signing(keys), token, now);
