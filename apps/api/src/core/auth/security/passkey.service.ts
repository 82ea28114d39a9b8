import type { PasskeyAttestation } from '@sinau/contracts/core/security/passkey.schemas';
import { mostPasskeys } from '@sinau/contracts/core/security/security.rules';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isUniqueViolation, type Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { queueMail } from '../../../platform/mail/define-mail.ts';
import { findUser, lockUser, updateSessionsEnded } from '../auth.queries.ts';
import { countPasskeys, deletePasskey, findPasskeys, insertPasskey } from './passkey.queries.ts';
import { createPasskeys } from './passkeys.ts';
import { passkeyAddedMail, passkeyRemovedMail, twoStepOffMail, twoStepOnMail } from './security.mails.ts';
import { deleteTwoSteps, findActiveAuthenticator } from './security.queries.ts';

interface PasskeyDeps extends Pick<Deps, 'db' | 'clock' | 'env' | 'jobs'> {
  readonly drawCodes: (tx: Db, userId: string) => Promise<{ codes: string[] }>;
}

/** Adds passkeys to an account and removes them. */
export function createPasskeyService({ drawCodes, ...deps }: PasskeyDeps) {
  const { db, clock, env, jobs } = deps;
  const passkeys = createPasskeys(deps);

  const requireRoom = async (tx: Db, userId: string) => {
    if ((await countPasskeys(tx, userId)) >= mostPasskeys) throw new AppError('too_many_passkeys');
  };
  const isOn = async (tx: Db, userId: string) =>
    (await findActiveAuthenticator(tx, userId)) !== null || (await countPasskeys(tx, userId)) > 0;

  return {
    async beginPasskey({ id }: Actor) {
      await requireRoom(db, id);
      return passkeys.creation(await findUser(db, id));
    },

    /** The lock makes one call after the other see whether it is the first second step. */
    async addPasskey({ id, sessionId }: Actor, { name, response }: { name: string; response: PasskeyAttestation }) {
      const made = await passkeys.made(id, response);
      return db
        .$transaction(async (tx) => {
          await lockUser(tx, id);
          await requireRoom(tx, id);
          const isFirst = !(await isOn(tx, id));
          const now = clock.now();
          await insertPasskey(tx, { ...made, userId: id, name, createdAt: now });
          const { email, fullname } = await findUser(tx, id);
          if (!isFirst) {
            await queueMail(tx, jobs, passkeyAddedMail, { to: email, fullname, name });
            return { codes: null };
          }
          await updateSessionsEnded(tx, id, now, { except: sessionId });
          await queueMail(tx, jobs, twoStepOnMail, { to: email, fullname });
          return drawCodes(tx, id);
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error, 'credentialId') ? new AppError('wrong_passkey', { cause: error }) : error;
        });
    },

    /** The second of two concurrent removals of the last two sees that it is the last. */
    removePasskey: ({ id: userId }: Actor, { id }: { id: string }) =>
      db.$transaction(async (tx) => {
        await lockUser(tx, userId);
        const name = (await findPasskeys(tx, userId)).find((one) => one.id === id)?.name;
        if (name === undefined || !(await deletePasskey(tx, userId, id))) throw new AppError('not_found');
        const { email, fullname, isOperator } = await findUser(tx, userId);
        if (await isOn(tx, userId)) {
          await queueMail(tx, jobs, passkeyRemovedMail, { to: email, fullname, name });
          return;
        }
        if (isOperator && env.STAFF_TWO_STEP === 'required') throw new AppError('last_second_step');
        await deleteTwoSteps(tx, userId, clock.now());
        await queueMail(tx, jobs, twoStepOffMail, { to: email, fullname, byStaff: false });
      }),

    confirmationPasskey: ({ id }: Actor) => passkeys.request(id, 'confirm'),
  };
}
