import { Secret, TOTP } from 'otpauth';
import type { Deps } from '../../../platform/deps.ts';
import { openText, sealText } from '../../../platform/sealed-text.ts';

/** Bytes of a secret, as RFC 4226 recommends. */
const secretSize = 20;
const period = 30;

/** Codes of apps: their secrets, encrypted where they are stored, and whether a code is right (RFC 6238). */
export function createAuthenticatorCodes({ keys, env, clock }: Pick<Deps, 'keys' | 'env' | 'clock'>) {
  const sealOf = (userId: string) => ({ key: keys.bank, owner: `authenticator ${userId}` });
  const totpOf = (secret: string, label: string) =>
    new TOTP({ issuer: env.PRODUCT_NAME, label, secret: Secret.fromBase32(secret), period });

  return {
    draw: (email: string) => {
      const secret = new Secret({ size: secretSize }).base32;
      return { secret, uri: totpOf(secret, email).toString() };
    },
    seal: (userId: string, secret: string) => sealText(sealOf(userId), secret),

    /**
     * Returns the time step of a code, or null if it is wrong. A code of the step before or after is right as well: a
     * clock may be slow, and typing takes time.
     */
    stepOf(userId: string, sealed: string, code: string): number | null {
      const timestamp = clock.now().getTime();
      const delta = totpOf(openText(sealOf(userId), sealed), '').validate({ token: code, timestamp, window: 1 });
      return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
    },
  };
}
