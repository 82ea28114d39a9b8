import { days, later } from '../clock.ts';
import type { Keys } from '../keys.ts';
import { readToken, signToken } from '../signed-token.ts';

const validDays = 365;
const signing = ({ jwt }: Pick<Keys, 'jwt'>) => ({ key: jwt, purpose: 'unsubscribe' });

/** Signs the token of an unsubscribe link: the holder of the mail may end mails of its kind, and nothing else. */
export const unsubscribeTokenOf = (keys: Pick<Keys, 'jwt'>, id: string, now: Date) =>
  signToken(signing(keys), id, later(now, days(validDays)));

/** Reads the subject of a token; null if it was altered or is too old. */
export function readUnsubscribeToken(keys: Pick<Keys, 'jwt'>, token: string, now: Date) {
  const read = readToken(signing(keys), token, now);
  return read && read.secondsLeft > 0 ? read.id : null;
}
