import { createHash, randomBytes } from 'node:crypto';
import { keyPrefix } from '@sinau/contracts/core/apikey/apikey.rules';

/** Characters of a key after its prefix that the list shows. */
const hintLength = 6;

/** Draws a key: 256 random bits behind the prefix. */
export const newKeySecret = () => `${keyPrefix}${randomBytes(32).toString('base64url')}`;
export const hashOfKey = (secret: string) => new Uint8Array(createHash('sha256').update(secret).digest());
export const hintOfKey = (secret: string) => secret.slice(0, keyPrefix.length + hintLength);
/** Distinguishes a key from the token of a session. */
export const isKey = (token: string) => token.startsWith(keyPrefix);
