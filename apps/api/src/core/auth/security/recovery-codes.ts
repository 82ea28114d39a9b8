import { createHmac } from 'node:crypto';
import { recoveryCodeCount } from '@sinau/contracts/core/security/security.rules';
import type { Keys } from '../../../platform/keys.ts';
import { randomCode } from '../../../platform/slugs.ts';

/** Characters of a code: 60 bits. */
const length = 12;

/** Hashes a code with a key, so that a copy of the database is of no use to guess it. */
export const hashOfRecoveryCode = ({ bank }: Pick<Keys, 'bank'>, userId: string, code: string) =>
  new Uint8Array(createHmac('sha256', bank).update(`recovery code ${userId} ${code}`).digest());

export const drawRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, () => randomCode(length));
