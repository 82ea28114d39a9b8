import type {
  AuthenticatorSetup,
  ConfirmationProof,
  TwoStepState,
} from '@sinau/contracts/core/security/security.schemas';
import { codeOf, groupedCode } from '@sinau/contracts/core/security/security.rules';
import { toString as drawQrCode } from 'qrcode';
import type { Actor, Operator } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isoOrNull } from '../../../platform/iso.ts';
import { queueMail } from '../../../platform/mail/define-mail.ts';
import { findUser, updateSessionConfirmed, updateSessionsEnded } from '../auth.queries.ts';
import { createPasswordCheck } from '../confirm-password.ts';
import { createAuthenticatorCodes } from './authenticator-codes.ts';
import { findPasskeys } from './passkey.queries.ts';
import { createPasskeyService } from './passkey.service.ts';
import { drawRecoveryCodes, hashOfRecoveryCode } from './recovery-codes.ts';
import { resetTwoSteps } from './reset-two-steps.ts';
import { createSecondStep } from './second-step.ts';
import { twoStepOffMail, twoStepOnMail } from './security.mails.ts';
import {
  activateAuthenticator,
  countRecoveryCodes,
  deleteTwoSteps,
  findActiveAuthenticator,
  findAuthenticator,
  replaceAuthenticator,
  replaceRecoveryCodes,
} from './security.queries.ts';

export type SecurityService = ReturnType<typeof createSecurityService>;

const activationTries = { name: 'second-step-activation', calls: 10, seconds: 900 };

/** Turns the second step of signing in on and off, and confirms who is calling. */
export function createSecurityService(deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'env' | 'jobs' | 'limits'>) {
  const { db, clock, keys, env, jobs, limits } = deps;
  const authenticatorCodes = createAuthenticatorCodes(deps);
  const secondStep = createSecondStep(deps);
  const confirmPassword = createPasswordCheck(deps);

  /** Draws codes, and returns them as they are shown. */
  const drawCodes = async (tx: Db, userId: string) => {
    const codes = drawRecoveryCodes();
    const hashes = codes.map((code) => hashOfRecoveryCode(keys, userId, codeOf(code)));
    await replaceRecoveryCodes(tx, userId, hashes, clock.now());
    return { codes: codes.map(groupedCode) };
  };

  return {
    ...createPasskeyService({ ...deps, drawCodes }),
    secondStepPasskey: secondStep.passkeyFor,

    async state({ id }: Actor): Promise<TwoStepState> {
      const [{ isOperator }, authenticator, passkeys, recoveryCodesLeft] = await Promise.all([
        findUser(db, id),
        findActiveAuthenticator(db, id),
        findPasskeys(db, id),
        countRecoveryCodes(db, id),
      ]);
      return {
        authenticatorSince: isoOrNull(authenticator?.activatedAt),
        passkeys: passkeys.map(presentPasskey),
        recoveryCodesLeft,
        isRequired: isOperator && env.STAFF_TWO_STEP === 'required',
      };
    },

    async beginAuthenticator({ id }: Actor): Promise<AuthenticatorSetup> {
      const { email } = await findUser(db, id);
      const { secret, uri } = authenticatorCodes.draw(email);
      if (!(await replaceAuthenticator(db, id, authenticatorCodes.seal(id, secret), clock.now())))
        throw new AppError('two_step_on');
      const svg = await drawQrCode(uri, { type: 'svg', margin: 2 });
      return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
    },

    async activateAuthenticator({ id, sessionId }: Actor, { code }: { code: string }) {
      await limits.consume(activationTries, id);
      const authenticator = await findAuthenticator(db, id);
      if (!authenticator) throw new AppError('challenge_over');
      if (authenticator.activatedAt) throw new AppError('two_step_on');
      const step = authenticatorCodes.stepOf(id, authenticator.secret, codeOf(code));
      if (step === null)
        throw new AppError('wrong_code', {
          fields: { code: 'Kode ini tidak cocok. Tulis kode yang sekarang tampil di aplikasimu.' },
        });
      return db.$transaction(async (tx) => {
        const now = clock.now();
        if (!(await activateAuthenticator(tx, authenticator, step, now))) throw new AppError('two_step_on');
        await updateSessionsEnded(tx, id, now, { except: sessionId });
        const { email, fullname } = await findUser(tx, id);
        await queueMail(tx, jobs, twoStepOnMail, { to: email, fullname });
        return drawCodes(tx, id);
      });
    },

    replaceRecoveryCodes: ({ id }: Actor) =>
      db.$transaction(async (tx) => {
        if ((await secondStep.methodsOf(tx, id)).length === 0) throw new AppError('two_step_off');
        return drawCodes(tx, id);
      }),

    turnOff: ({ id }: Actor) =>
      db.$transaction(async (tx) => {
        if (!(await deleteTwoSteps(tx, id, clock.now()))) throw new AppError('two_step_off');
        const { email, fullname } = await findUser(tx, id);
        await queueMail(tx, jobs, twoStepOffMail, { to: email, fullname, byStaff: false });
      }),

    async confirmation({ id }: Actor) {
      const { passwordHash } = await findUser(db, id);
      return { methods: [...(passwordHash ? ['password' as const] : []), ...(await secondStep.methodsOf(db, id))] };
    },

    async confirm({ id, sessionId }: Actor, proof: ConfirmationProof) {
      await (proof.method === 'password'
        ? confirmPassword(id, proof.password, 'password')
        : secondStep.confirm(id, proof));
      await updateSessionConfirmed(db, sessionId, clock.now());
    },

    reset: ({ id: actorId }: Operator, who: { id: string }, { reason }: { reason: string }) =>
      db.$transaction((tx) => resetTwoSteps(tx, deps, { actorId, who, reason })),
  };
}

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: Awaited<ReturnType<typeof findPasskeys>>[number]) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: isoOrNull(lastUsedAt),
});
