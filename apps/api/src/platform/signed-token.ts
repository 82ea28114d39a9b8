import { createHmac, timingSafeEqual } from 'node:crypto';

interface SigningKey {
  readonly key: string;
  /** Purpose that distinguishes tokens of one key. */
  readonly purpose: string;
}

/** Signs a token that names a record to its holder, until it expires: `{id}.{expiry}.{signature}`. */
export function signToken(signing: SigningKey, id: string, expiresAt: Date): string {
  const claim = `${id}.${Math.ceil(expiresAt.getTime() / 1000).toString(36)}`;
  return tokenOf(signing, claim);
}

/**
 * Reads the record that a token names, and for how many seconds more: none are left of an expired one. Null if it was
 * altered, if only in its spelling, of which base64 knows several.
 */
export function readToken(signing: SigningKey, token: string, now: Date) {
  const [id = '', expires = ''] = token.split('.');
  const expected = Buffer.from(tokenOf(signing, `${id}.${expires}`));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { id, secondsLeft: Math.max(0, parseInt(expires, 36) - Math.floor(now.getTime() / 1000)) };
}

const tokenOf = ({ key, purpose }: SigningKey, claim: string) =>
  `${claim}.${createHmac('sha256', key)
    .update(purpose + claim)
    .digest('base64url')}`;
