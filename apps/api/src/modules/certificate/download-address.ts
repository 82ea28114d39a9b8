import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import { later, minutes } from '../../platform/clock.ts';

/** Long enough for a slow line to begin, short enough that a copied address is of no use. */
const lifetime = minutes(15);

const signatureOf = (id: string, expiresAt: string, key: string) =>
  createHmac('sha256', key).update(`file:${id}:${expiresAt}`).digest('base64url');

/** Names a certificate for a while, for a browser that fetches a file without the session's token. */
export function downloadToken(id: string, now: Date, key: string) {
  const expiresAt = later(now, lifetime).getTime().toString(36);
  return `${id}.${expiresAt}.${signatureOf(id, expiresAt, key)}`;
}

/** The certificate that a token names. */
export function readDownloadToken(token: string, now: Date, key: string) {
  const [id = '', expiresAt = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(id, expiresAt, key));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw new AppError('not_found');
  if (Number.parseInt(expiresAt, 36) <= now.getTime()) throw new AppError('certificate_address_expired');
  return id;
}
