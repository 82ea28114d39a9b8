import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';

/** What Google says of the person who pressed its button. */
export interface GoogleIdentity {
  /** Of the account at Google; it stays when the address changes. */
  readonly id: string;
  readonly email: string;
  readonly fullname: string;
}

const issuers = ['https://accounts.google.com', 'accounts.google.com'];
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).toLowerCase(),
  email_verified: z.literal(true),
  name: z.string().max(400).default(''),
});

/** Faults of the key server, not of the credential. */
const isOutage = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error instanceof TypeError ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

/** Reads a credential of Google's button: signed by one of its keys, for this product, still valid, its address confirmed. */
export function createGoogleReader({ env, clock }: Pick<Deps, 'env' | 'clock'>) {
  const clientId = env.GOOGLE_CLIENT_ID;
  const keys = createRemoteJWKSet(new URL(env.GOOGLE_KEYS_URL), { timeoutDuration: 5_000, cooldownDuration: 10_000 });

  return async (credential: string): Promise<GoogleIdentity> => {
    if (!clientId) throw new AppError('not_found');
    try {
      const { payload } = await jwtVerify(credential, keys, {
        algorithms: ['RS256'],
        audience: clientId,
        issuer: issuers,
        requiredClaims: ['sub', 'iat', 'exp'],
        maxTokenAge: '1h',
        clockTolerance: 30,
        currentDate: clock.now(),
      });
      const { sub, email, name } = claims.parse(payload);
      return { id: sub, email, fullname: name.trim().slice(0, 100) };
    } catch (error) {
      throw new AppError(isOutage(error) ? 'unavailable' : 'google_credential_invalid', { cause: error });
    }
  };
}
