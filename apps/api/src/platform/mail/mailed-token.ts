import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '../keys.ts';

/**
 * Derives the token of a mailed link from the random seed in the job queue. A reader of the queue cannot build the link
 * without the installation's key.
 */
export const mailedTokenOf = (keys: Pick<Keys, 'jwt'>, seed: string) =>
  createHmac('sha256', keys.jwt).update(`mailed token: ${seed}`).digest('base64url');

/** Returns the hash that is stored of a token. */
export const hashOfToken = (token: string) => new Uint8Array(createHash('sha256').update(token).digest());

/** Draws a new token: its seed, which a mail's job holds, and its hash, which the database holds. */
export function drawToken(keys: Pick<Keys, 'jwt'>) {
  const seed = randomBytes(32).toString('base64url');
  return { seed, tokenHash: hashOfToken(mailedTokenOf(keys, seed)) };
}
