import { days, later } from '../clock.ts';
import type { Keys } from '../keys.ts';
import { readToken, signToken } from '../signed-token.ts';

const validDays = 365;
const signing = ({ jwt }: Pick<Keys, 'jwt'>) => ({ key: jwt, purpose: 'unsubscribe' });

/** The token of an unsubscribe link: whoever has the mail may end mails of its kind, and nothing else. */
export const unsubscribeTokenOf = (keys: Pick<Keys, 'jwt'>, id: string, now: Date) =>
  signToken(signing(keys), id, later(now, days(validDays)));

/** What the token is about; null for one that is altered or too old. */
export function readUnsubscribeToken(keys: Pick<Keys, 'jwt'>, token: string, now: Date) {
  const read = readToken(signing(keys), token, now);
  return read && read.secondsLeft > 0 ? read.id : null;
}
