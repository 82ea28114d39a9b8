import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { falseIfTooMany } from '../../platform/rate-limits.ts';
import { deleteMailTokens, findUserOfGoogle, lockUser, updateSessionsEnded, updateUser } from './auth.queries.ts';
import { createGoogleReader, type GivenCredential, type GoogleIdentity } from './google-identity.ts';
import type { Device } from './open-session.ts';
import { createSecondStep } from './security/second-step.ts';

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>;

/** Lasts as long as a credential is valid, so that each is accepted once. */
const credentialUse = { name: 'google-credential', calls: 1, seconds: 3700 };

/** Signs users in with Google's claims about them. */
export function createGoogleSignIn(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'jobs' | 'limits'>) {
  const { db, clock, limits } = deps;
  const read = createGoogleReader(deps);
  const secondStep = createSecondStep(deps);

  const takeOnce = async ({ credentialId }: GoogleIdentity) => {
    if (!(await limits.consume(credentialUse, credentialId).then(() => true, falseIfTooMany)))
      throw new AppError('google_credential_invalid');
  };

  /**
   * Returns the account of this user. An unconfirmed account may have been opened by another person, so its password,
   * sessions and mailed links are dropped before its owner signs in.
   */
  const admit = async (tx: Db, { id, email }: GoogleIdentity) => {
    const found = await findUserOfGoogle(tx, { googleId: id, email });
    if (!found) return null;
    await lockUser(tx, found.id);
    const user = (await findUserOfGoogle(tx, { googleId: id, email }))!;
    // The address belongs to another Google account than the one that signed in here before.
    if (user.googleId !== null && user.googleId !== id) throw new AppError('google_credential_invalid');
    if (user.lockedAt) throw new AppError('account_locked');
    if (!user.emailVerifiedAt && user.email === email) {
      await updateUser(tx, user.id, { passwordHash: null, emailVerifiedAt: clock.now() });
      await updateSessionsEnded(tx, user.id, clock.now());
      await deleteMailTokens(tx, user.id, ['verify_email', 'change_email', 'reset_password']);
    }
    if (!user.googleId) await updateUser(tx, user.id, { googleId: id });
    return user;
  };

  return async (given: GivenCredential, device: Device) => {
    const identity = await read(given);
    await takeOnce(identity);
    return db.$transaction(async (tx) => {
      const user = await admit(tx, identity);
      if (!user) return { isRegistered: false, ...named(identity), sessionId: null, challenge: null };
      return { isRegistered: true, ...named(user), ...(await secondStep.admit(tx, user.id, device)) };
    });
  };
}

const named = ({ fullname, email }: { fullname: string; email: string }) => ({ fullname, email });
