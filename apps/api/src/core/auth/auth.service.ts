import type { Registration } from '@sinau/contracts/core/auth/auth.schemas';
import { confirmationMinutes } from '@sinau/contracts/core/security/security.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { days, later, minutes } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { hashPassword, isPassword, requireUnguessable } from '../../platform/passwords.ts';
import { falseIfTooMany } from '../../platform/rate-limits.ts';
import { presentProfile, presentSession } from './auth.presenter.ts';
import {
  deleteEnded,
  findActorBySession,
  findOpenSessions,
  findProfile,
  findUserByEmail,
  insertUser,
  updateSessionSeen,
  updateSessionsEnded,
} from './auth.queries.ts';
import { insertAgreements } from '../legal/index.ts';
import { openSession, sessionLifetime, type Device } from './open-session.ts';
import { createSecondStep, type Admission } from './security/second-step.ts';
import { createEmailVerification } from './email-verification.ts';
import { furtherMails, mailLink } from './mail-tokens.ts';
import { wantsToTeach } from './pending-purchase.ts';
import { createPasswordReset } from './password-reset.ts';

export type AuthService = ReturnType<typeof createAuthService>;

const seenEvery = minutes(5);

export const sweepJob = defineJob('auth.sweep');

const loginAttempts = { name: 'login-account', calls: 5, seconds: 900 };
const restorationMails = { name: 'restoration-mail', ...furtherMails };

export function createAuthService(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'jobs' | 'keys' | 'limits' | 'env'>) {
  const { db, sql, clock, limits, env } = deps;
  const secondStep = createSecondStep(deps);
  const needsTwoSteps = env.STAFF_TWO_STEP === 'required';

  return {
    ...createEmailVerification(deps),
    ...createPasswordReset(deps),
    passSecondStep: secondStep.pass,

    /** The form names the legal texts that registering agrees to. */
    async register({ password, phone, wish, ...person }: Registration, device: Device) {
      await requireUnguessable(password, person);
      const passwordHash = await hashPassword(password);
      try {
        return await db.$transaction(async (tx) => {
          const now = clock.now();
          const user = await insertUser(tx, {
            ...person,
            phone: phone ?? null,
            passwordHash,
            ...(wish && { wish, wishedAt: now }),
          });
          await insertAgreements(tx, user.id, ['terms', 'privacy'], now);
          await mailLink(tx, deps, 'verify_email', user, user.email, { teaches: wantsToTeach(wish) });
          return {
            profile: presentProfile({
              ...user,
              isAskedForTwoSteps: false,
              totalNotification: 0,
              isAskedToAgree: false,
              mitra: null,
            }),
            sessionId: (await openSession(tx, user.id, device, now)).id,
          };
        });
      } catch (error) {
        if (isUniqueViolation(error, 'email'))
          throw new AppError('email_taken', { fields: { email: 'Email ini sudah terdaftar' }, cause: error });
        throw error;
      }
    },

    /**
     * Signs in, or answers a challenge where a second step is missing. The right password of a closed account mails the link that restores it. Five wrong passwords for one
     * account, from any addresses, block guessing for a quarter of an hour.
     */
    async signIn({ email, password }: { email: string; password: string }, device: Device): Promise<Admission> {
      await limits.consume(loginAttempts, email);
      const user = await findUserByEmail(db, email);
      if (!(await isPassword(user?.passwordHash, password)) || !user) throw new AppError('wrong_credentials');
      if (user.deactivatedAt) {
        if (await limits.consume(restorationMails, user.id).then(() => true, falseIfTooMany))
          await db.$transaction((tx) => mailLink(tx, deps, 'restore_account', user, user.email));
        throw new AppError('account_deactivated');
      }
      if (user.lockedAt) throw new AppError('account_locked');
      await limits.reset(loginAttempts, email);
      return secondStep.admit(db, user.id, device);
    },

    async me({ id }: Actor) {
      return presentProfile(await findProfile(sql, id, { now: clock.now(), needsTwoSteps }));
    },

    async logout({ id, sessionId }: Actor) {
      await updateSessionsEnded(db, id, clock.now(), { only: sessionId });
    },

    async sessions({ id, sessionId }: Actor) {
      return {
        list: (await findOpenSessions(db, id, clock.now())).map((session) => presentSession(session, sessionId)),
      };
    },

    async endSession({ id: userId }: Actor, { id }: { id: string }) {
      if ((await updateSessionsEnded(db, userId, clock.now(), { only: id })) === 0) throw new AppError('not_found');
    },

    /** Expired links and sessions are of no use. A day's grace lets a used link report that it was used. */
    sweep: () => deleteEnded(db, later(clock.now(), -days(1))),

    /** Returns the caller of a session, and refuses one whose account is locked; records now and then that it is in use. */
    async findActor(sessionId: string, address: string): Promise<Actor | null> {
      const now = clock.now();
      const row = await findActorBySession(sql, sessionId, { now, needsTwoSteps });
      if (!row) return null;
      const { lastSeenAt, confirmedAt, isLocked, ...actor } = row;
      if (isLocked) throw new AppError('account_locked');
      if (now.getTime() - lastSeenAt.getTime() > seenEvery)
        await updateSessionSeen(db, sessionId, {
          lastSeenAt: now,
          expiresAt: later(now, sessionLifetime),
          address,
        });
      return {
        ...actor,
        sessionId,
        isConfirmed: later(confirmedAt, minutes(confirmationMinutes)) > now,
        keyScopes: null,
      };
    },
  };
}
