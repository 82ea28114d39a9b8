import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';

/** Claims of Google about the user who pressed its button. */
export interface GoogleIdentity {
  /** Id of the account at Google; unchanged when the address changes. */
  readonly id: string;
  readonly email: string;
  readonly fullname: string;
  /** Id of the credential, the same for each of its encodings. */
  readonly credentialId: string;
}

/** Credential as the button passes it, with the nonce that the page drew for it. */
export interface GivenCredential {
  readonly credential: string;
  readonly nonce?: string | undefined;
}

const issuers = ['https://accounts.google.com', 'accounts.google.com'];
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).toLowerCase(),
  email_verified: z.literal(true),
  name: z.string().max(400).default(''),
  jti: z.string().min(1).max(255).optional(),
  nonce: z.string().optional(),
  aud: z.string().or(z.array(z.string())),
  azp: z.string().optional(),
});

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
/** Returns all but the signature, which has several base64 encodings. */
const signedPart = (credential: string) => credential.slice(0, credential.lastIndexOf('.'));

/** Tells failures of the key server from those of the credential. */
const isOutage = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error instanceof TypeError ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

/**
 * Reads a credential of Google's button: signed by one of its keys, for this product, still valid, its address
 * confirmed. A credential that was created for one of our pages holds the digest of a nonce that only that page knows.
 */
export function createGoogleReader({ env, clock }: Pick<Deps, 'env' | 'clock'>) {
  const clientId = env.GOOGLE_CLIENT_ID;
  const keys = createRemoteJWKSet(new URL(env.GOOGLE_KEYS_URL), { timeoutDuration: 5_000, cooldownDuration: 10_000 });

  return async ({ credential, nonce }: GivenCredential): Promise<GoogleIdentity> => {
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
      const { sub, email, name, jti, nonce: digestOfNonce, aud, azp } = claims.parse(payload);
      // A credential with several audiences names in `azp` the client that it was issued to (OpenID Connect Core,
      // 3.1.3.7).
      if ((typeof aud === 'string' ? (azp ?? aud) : azp) !== clientId)
        throw new errors.JWTClaimValidationFailed('It was issued to another product', payload, 'azp');
      if (digestOfNonce !== undefined && digestOfNonce !== digest(nonce ?? ''))
        throw new errors.JWTClaimValidationFailed('The nonce is not that of the page', payload, 'nonce');
      return {
        id: sub,
        email,
        fullname: name.trim().slice(0, 100),
        credentialId: digest(jti ?? signedPart(credential)),
      };
    } catch (error) {
      throw new AppError(isOutage(error) ? 'unavailable' : 'google_credential_invalid', { cause: error });
    }
  };
}
