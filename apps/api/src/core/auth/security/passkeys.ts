import type { PasskeyAssertion, PasskeyAttestation } from '@sinau/contracts/core/security/passkey.schemas';
import type { PasskeyUse } from '../../../generated/prisma/enums.ts';
import { AppError } from '../../../platform/app-error.ts';
import { later, minutes } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findPasskeys, insertPasskeyChallenge, redeemPasskeyChallenge, updatePasskeyUsed } from './passkey.queries.ts';

const challengeLifetime = minutes(5);
const timeout = challengeLifetime;
const userVerification = 'preferred' as const;
/** EdDSA, ES256 and RS256, as COSE numbers them. The library's own list has some that Node still warns of. */
const supportedAlgorithmIDs = [-8, -7, -257];
/** The library takes 7 MB, which no process needs before the first passkey. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Makes and judges passkeys (WebAuthn), which are bound to the address that people reach the product at. */
export function createPasskeys({ db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>) {
  const { origin: expectedOrigin, hostname: rpID } = new URL(env.PUBLIC_URL);

  const begin = async <Options extends { challenge: string }>(userId: string, use: PasskeyUse, options: Options) => {
    await insertPasskeyChallenge(db, {
      userId,
      use,
      challenge: options.challenge,
      expiresAt: later(clock.now(), challengeLifetime),
    });
    return options;
  };
  /** Uses the challenge up: what a passkey signs is accepted once. */
  const expectedChallenge = (tx: Db, userId: string, use: PasskeyUse) => (challenge: string) =>
    redeemPasskeyChallenge(tx, { userId, use, challenge, now: clock.now() });

  return {
    /** Returns options for another passkey than those that the user has. */
    async creation({ id, email, fullname }: { id: string; email: string; fullname: string }) {
      const { generateRegistrationOptions } = await loadLibrary();
      const { rp, user, challenge, pubKeyCredParams, excludeCredentials } = await generateRegistrationOptions({
        rpName: env.PRODUCT_NAME,
        rpID,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: fullname,
        supportedAlgorithmIDs,
        excludeCredentials: (await findPasskeys(db, id)).map(toDescriptor),
      });
      return begin(id, 'add', {
        rp: { id: rpID, name: rp.name },
        user,
        challenge,
        pubKeyCredParams,
        timeout,
        excludeCredentials: excludeCredentials!.map((one) => ({ ...one, type: 'public-key' as const })),
        authenticatorSelection: { residentKey: 'preferred' as const, userVerification },
        attestation: 'none' as const,
      });
    },

    /** Returns what is stored of a new passkey, or refuses it. */
    async made(userId: string, response: PasskeyAttestation) {
      const { verifyRegistrationResponse } = await loadLibrary();
      const result = await verifyRegistrationResponse({
        response: toLibrary(response),
        expectedChallenge: expectedChallenge(db, userId, 'add'),
        expectedOrigin,
        expectedRPID: rpID,
        requireUserVerification: false,
        supportedAlgorithmIDs,
      }).catch((cause: unknown) => {
        throw new AppError('wrong_passkey', { cause });
      });
      if (!result.verified) throw new AppError('wrong_passkey');
      const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
      return { credentialId: id, publicKey: new Uint8Array(publicKey), counter: BigInt(counter), transports };
    },

    async request(userId: string, use: 'sign_in' | 'confirm') {
      const passkeys = await findPasskeys(db, userId);
      if (passkeys.length === 0) throw new AppError('two_step_off');
      const { generateAuthenticationOptions } = await loadLibrary();
      const { challenge } = await generateAuthenticationOptions({ rpID });
      return begin(userId, use, {
        rpId: rpID,
        challenge,
        timeout,
        userVerification,
        allowCredentials: passkeys.map((row) => ({ ...toDescriptor(row), type: 'public-key' as const })),
      });
    },

    /** Returns whether the user has the passkey that signed. Its counter grows, so a copy of the key is noticed. */
    async isRight(tx: Db, userId: string, use: 'sign_in' | 'confirm', response: PasskeyAssertion) {
      const row = (await findPasskeys(tx, userId)).find(({ credentialId }) => credentialId === response.id);
      if (!row) return false;
      const { verifyAuthenticationResponse } = await loadLibrary();
      const result = await verifyAuthenticationResponse({
        response: toLibrary(response),
        expectedChallenge: expectedChallenge(tx, userId, use),
        expectedOrigin,
        expectedRPID: rpID,
        requireUserVerification: false,
        credential: { id: row.credentialId, publicKey: row.publicKey, counter: Number(row.counter) },
      }).catch(() => null);
      if (!result?.verified) return false;
      return updatePasskeyUsed(tx, row, BigInt(result.authenticationInfo.newCounter), clock.now());
    },
  };
}

const toDescriptor = ({ credentialId, transports }: { credentialId: string; transports: string[] }) => ({
  id: credentialId,
  transports,
});

/** Extensions are not asked for, so their answers are not sent. */
const toLibrary = <Answer extends object>(answer: Answer) => ({ ...answer, clientExtensionResults: {} });
