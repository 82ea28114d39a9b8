import { AppError } from '../../platform/app-error.ts';
import { later, minutes } from '../../platform/clock.ts';
import { readToken, signToken } from '../../platform/signed-token.ts';

/** Long enough for a slow connection to begin, short enough that a copied address is useless. */
const lifetime = minutes(15);
const signingOf = (key: string) => ({ key, purpose: 'file:' });

/** Signs a token for a limited time, for a browser that fetches the file without the session's token. */
export const downloadToken = (id: string, now: Date, key: string) =>
  signToken(signingOf(key), id, later(now, lifetime));

/** Returns the certificate that a token names. */
export function readDownloadToken(token: string, now: Date, key: string) {
  const certificate = readToken(signingOf(key), token, now);
  if (!certificate) throw new AppError('not_found');
  if (certificate.secondsLeft === 0) throw new AppError('certificate_address_expired');
  return certificate.id;
}
