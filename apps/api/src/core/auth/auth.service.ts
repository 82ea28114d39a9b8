import type { Registration } from '@sinau/contracts/core/auth/auth.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { days, later, minutes } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { hashPassword, isPassword, requireUnguessable } from '../../platform/passwords.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { countMail, countUnconfirmedMail, dailyMailsToUnconfirmed } from '../../platform/mail/unconfirmed-limits.ts';
import { falseIfTooMany } from '../../platform/rate-limits.ts';
import { emailChangedMail, passwordChangedMail } from './auth.mails.ts';
import { presentProfile, presentSession } from './auth.presenter.ts';
import {
  deleteEnded,
  deleteMailTokens,
  findActiveUserByEmail,
  findActorBySession,
  findOpenSessions,
  findProfile,
  findUser,
  findUserByEmail,
  insertUser,
  updateSessionSeen,
  updateSessionsEnded,
  updateUser,
} from './auth.queries.ts';
import { insertAgreements } from '../legal/index.ts';
import { openSession, sessionLifetime } from './open-session.ts';
import { currentWish } from './wishes.ts';
import { confirming, endLinksOfOldPassword, isConfirmedBy, mailLink, redeemLink } from './mail-tokens.ts';

export type AuthService = ReturnType<typeof createAuthService>;

const seenEvery = minutes(5);

export const resetLinkJob = defineJob<{ email: string }>('auth.sendResetLink', { concurrency: 4, keepSeconds: 3600 });
export const sweepJob = defineJob('auth.sweep');

const resetDelay = 5_000;
const loginAttempts = { name: 'login-account', calls: 5, seconds: 900 };
/** Beside the one that registering or closing the account sends. */
const further = { calls: dailyMailsToUnconfirmed - 1, seconds: 86_400 };
const verificationMails = { name: 'verification-mail', ...further };
const restorationMails = { name: 'restoration-mail', ...further };
const resetMails = { name: 'reset-mail', calls: 3, seconds: 3600 };

export function createAuthService(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'jobs' | 'keys' | 'limits' | 'env'>) {
  const { db, sql, clock, jobs, limits, env } = deps;

  const mayReset = (email: string) =>
    countUnconfirmedMail(limits, 'reset-password', email, env.UNCONFIRMED_MAILS_PER_DAY).then(
      () => true,
      falseIfTooMany,
    );

  return {
    /** The form names the texts that registering agrees to. */
    async register({ password, phone, wish, ...person }: Registration, userAgent: string) {
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
          await mailLink(tx, deps, 'verify_email', user, user.email);
          return {
            profile: presentProfile({ ...user, totalNotification: 0, isAskedToAgree: false, mitra: null }),
            sessionId: (await openSession(tx, user.id, userAgent, now)).id,
          };
        });
      } catch (error) {
        if (isUniqueViolation(error, 'email'))
          throw new AppError('email_taken', { fields: { email: 'Email ini sudah terdaftar' }, cause: error });
        throw error;
      }
    },

    /** Whoever knows the password of a closed account is mailed the link that brings it back. Five wrong passwords for one account, from wherever they come, close it to guessing for a quarter of an hour. */
    async signIn({ email, password }: { email: string; password: string }, userAgent: string) {
      await limits.consume(loginAttempts, email);
      const user = await findUserByEmail(db, email);
      if (!(await isPassword(user?.passwordHash, password)) || !user) throw new AppError('wrong_credentials');
      if (user.deactivatedAt) {
        if (await limits.consume(restorationMails, user.id).then(() => true, falseIfTooMany))
          await db.$transaction((tx) => mailLink(tx, deps, 'restore_account', user, user.email));
        throw new AppError('account_deactivated');
      }
      await limits.reset(loginAttempts, email);
      return (await openSession(db, user.id, userAgent, clock.now())).id;
    },

    async me({ id }: Actor) {
      return presentProfile(await findProfile(sql, id, clock.now()));
    },

    async logout({ id, sessionId }: Actor) {
      await updateSessionsEnded(db, id, clock.now(), { only: sessionId });
    },

    async requestEmailVerification({ id }: Actor) {
      const user = await findUser(db, id);
      if (user.emailVerifiedAt) throw new AppError('email_already_verified');
      await countMail(limits, verificationMails, id);
      await db.$transaction((tx) => mailLink(tx, deps, 'verify_email', user, user.email));
    },

    /**
     * Confirms the address that the link was mailed to; for a changed address this is when the change happens: links to
     * the old one end, and it is told. Opened again, the link of the address that the account has changes nothing.
     */
    async verifyEmail({ token }: { token: string }) {
      try {
        return await db.$transaction(async (tx) => {
          if (await isConfirmedBy(tx, token)) return { wish: null };
          const { userId, email, purpose } = await redeemLink(tx, clock.now(), token, confirming);
          const user = await findUser(tx, userId);
          const isChange = user.email !== email;
          if (isChange && purpose === 'verify_email') throw new AppError('token_invalid');
          await updateUser(tx, userId, { email, emailVerifiedAt: clock.now() });
          if (isChange) {
            await deleteMailTokens(tx, userId, ['verify_email', 'change_email', 'reset_password']);
            await queueMail(tx, jobs, emailChangedMail, {
              to: user.email,
              fullname: user.fullname,
              newEmail: user.emailVerifiedAt && email,
            });
          }
          return { wish: currentWish(user, clock.now()) };
        });
      } catch (error) {
        if (isUniqueViolation(error, 'email')) throw new AppError('email_taken', { cause: error });
        throw error;
      }
    },

    /**
     * Does not reveal whether the account exists, and takes equally long either way: a job looks it up. It begins later, since
     * what it does for a known address would slow down this answer or the next one.
     */
    async forgotPassword({ email }: { email: string }) {
      await limits.consume(resetMails, email);
      await jobs.send(db, resetLinkJob, { email }, { startAfter: later(clock.now(), resetDelay) });
    },
    async sendResetLink({ email }: { email: string }) {
      const user = await findActiveUserByEmail(db, email);
      if (user && (user.emailVerifiedAt || (await mayReset(email))))
        await db.$transaction((tx) => mailLink(tx, deps, 'reset_password', user, user.email));
    },

    /** The link proves access to the mailbox, so the address counts as confirmed. */
    async resetPassword({ token, password }: { token: string; password: string }) {
      const passwordHash = await hashPassword(password);
      await db.$transaction(async (tx) => {
        const now = clock.now();
        const { userId, email } = await redeemLink(tx, now, token, ['reset_password']);
        const user = await findUser(tx, userId);
        await requireUnguessable(password, user);
        await updateUser(tx, userId, {
          passwordHash,
          ...(!user.emailVerifiedAt && user.email === email && { emailVerifiedAt: now }),
        });
        await updateSessionsEnded(tx, userId, now);
        await endLinksOfOldPassword(tx, userId);
        await queueMail(tx, jobs, passwordChangedMail, { to: user.email, fullname: user.fullname });
      });
    },

    async sessions({ id, sessionId }: Actor) {
      return {
        list: (await findOpenSessions(db, id, clock.now())).map((session) => presentSession(session, sessionId)),
      };
    },

    async endSession({ id: userId }: Actor, { id }: { id: string }) {
      if ((await updateSessionsEnded(db, userId, clock.now(), { only: id })) === 0) throw new AppError('not_found');
    },

    /** Links and sessions are of no use once they are over. A day's grace lets a used link say that it was used. */
    sweep: () => deleteEnded(db, later(clock.now(), -days(1))),

    /** The caller of a session; notes now and then that the session is in use. */
    async findActor(sessionId: string): Promise<Actor | null> {
      const now = clock.now();
      const row = await findActorBySession(sql, sessionId, now);
      if (!row) return null;
      const { lastSeenAt, ...actor } = row;
      if (now.getTime() - lastSeenAt.getTime() > seenEvery)
        await updateSessionSeen(db, sessionId, { lastSeenAt: now, expiresAt: later(now, sessionLifetime) });
      return { ...actor, sessionId };
    },
  };
}
