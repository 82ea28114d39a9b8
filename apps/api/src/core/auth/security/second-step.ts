import type { SecondStepProof, SignInChallenge } from '@sinau/contracts/core/security/security.schemas';
import { codeOf, type SecondStepMethod } from '@sinau/contracts/core/security/security.rules';
import { randomBytes } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import { later, minutes } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { queueMail } from '../../../platform/mail/define-mail.ts';
import { hashOfToken } from '../../../platform/mail/mailed-token.ts';
import { findUser } from '../auth.queries.ts';
import { openSession, type Device } from '../open-session.ts';
import { createAuthenticatorCodes } from './authenticator-codes.ts';
import { countPasskeys } from './passkey.queries.ts';
import { createPasskeys } from './passkeys.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { recoveryCodeUsedMail } from './security.mails.ts';
import {
  countRecoveryCodes,
  countTry,
  endChallenge,
  findActiveAuthenticator,
  findOpenChallenge,
  insertChallenge,
  redeemRecoveryCode,
  redeemStep,
} from './security.queries.ts';

/** A session, or the challenge in its place. */
export type Admission =
  | { readonly sessionId: string; readonly challenge: null }
  | { readonly sessionId: null; readonly challenge: SignInChallenge };

type CodeProof = Exclude<SecondStepProof, { method: 'passkey' }>;

const challengeLifetime = minutes(10);
const triesOfChallenge = 5;
/** Limit over all challenges and confirmations of an account, so that new ones give no further tries. */
const secondStepTries = { name: 'second-step', calls: 5, seconds: 900 };

/** The second step of signing in: asks for it, and judges what is sent. */
export function createSecondStep(deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'env' | 'jobs' | 'limits'>) {
  const { db, clock, keys, jobs, limits } = deps;
  const codes = createAuthenticatorCodes(deps);
  const passkeys = createPasskeys(deps);

  const isRightCode = async (tx: Db, userId: string, { method, code: typed }: CodeProof) => {
    const code = codeOf(typed);
    if (method === 'recoveryCode')
      return redeemRecoveryCode(tx, userId, hashOfRecoveryCode(keys, userId, code), clock.now());
    const authenticator = await findActiveAuthenticator(tx, userId);
    const step = authenticator && codes.stepOf(userId, authenticator.secret, code);
    return typeof step === 'number' && (await redeemStep(tx, userId, step));
  };

  /** Uses a proof up, or refuses it; a recovery code is reported to the owner of the account. */
  const prove = async (tx: Db, userId: string, use: 'sign_in' | 'confirm', proof: SecondStepProof) => {
    if (proof.method === 'passkey') {
      if (await passkeys.isRight(tx, userId, use, proof.response)) return;
      throw new AppError('wrong_passkey');
    }
    if (!(await isRightCode(tx, userId, proof)))
      throw new AppError('wrong_code', { fields: { code: 'Kodenya salah, kedaluwarsa, atau sudah dipakai' } });
    if (proof.method !== 'recoveryCode') return;
    const { email, fullname } = await findUser(tx, userId);
    const left = await countRecoveryCodes(tx, userId);
    await queueMail(tx, jobs, recoveryCodeUsedMail, { to: email, fullname, left });
  };

  const methodsOf = async (tx: Db, userId: string): Promise<SecondStepMethod[]> => {
    const methods: SecondStepMethod[] = [];
    if ((await countPasskeys(tx, userId)) > 0) methods.push('passkey');
    if (await findActiveAuthenticator(tx, userId)) methods.push('authenticator');
    if (methods.length > 0 && (await countRecoveryCodes(tx, userId)) > 0) methods.push('recoveryCode');
    return methods;
  };

  return {
    methodsOf,

    /** Signs a device in whose user passed the first step, or asks for the second. */
    async admit(tx: Db, userId: string, device: Device): Promise<Admission> {
      const now = clock.now();
      const methods = await methodsOf(tx, userId);
      if (methods.length === 0) return { sessionId: (await openSession(tx, userId, device, now)).id, challenge: null };
      const token = randomBytes(32).toString('base64url');
      const expiresAt = later(now, challengeLifetime);
      await insertChallenge(tx, { userId, tokenHash: hashOfToken(token), createdAt: now, expiresAt });
      return { sessionId: null, challenge: { token, methods, expiresAt: expiresAt.toISOString() } };
    },

    /** Returns options for a passkey that passes a challenge. */
    async passkeyFor({ challenge }: { challenge: string }) {
      const found = await findOpenChallenge(db, hashOfToken(challenge), triesOfChallenge, clock.now());
      if (!found) throw new AppError('challenge_over');
      return passkeys.request(found.userId, 'sign_in');
    },

    /** Counts the try first, so that none is free when many are sent at once. */
    async pass({ challenge, proof }: { challenge: string; proof: SecondStepProof }, device: Device) {
      const now = clock.now();
      const found = await countTry(db, hashOfToken(challenge), triesOfChallenge, now);
      if (!found) throw new AppError('challenge_over');
      await limits.consume(secondStepTries, found.userId);
      const session = await db.$transaction(async (tx) => {
        await prove(tx, found.userId, 'sign_in', proof);
        if (!(await endChallenge(tx, found.id, now))) throw new AppError('challenge_over');
        return openSession(tx, found.userId, device, now);
      });
      await limits.reset(secondStepTries, found.userId);
      return session.id;
    },

    /** Judges a proof of somebody who is signed in. */
    async confirm(userId: string, proof: SecondStepProof) {
      await limits.consume(secondStepTries, userId);
      await db.$transaction((tx) => prove(tx, userId, 'confirm', proof));
      await limits.reset(secondStepTries, userId);
    },
  };
}
