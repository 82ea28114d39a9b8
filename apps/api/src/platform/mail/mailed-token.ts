import { createHmac } from 'node:crypto';
import type { Keys } from '../keys.ts';

/**
 * The token of a mailed link, from the random seed that waits in the job queue. A reader of the queue cannot build the
 * link without the installation's key.
 */
export const mailedTokenOf = (keys: Pick<Keys, 'jwt'>, seed: string) =>
  createHmac('sha256', keys.jwt).update(`mailed token: ${seed}`).digest('base64url');
