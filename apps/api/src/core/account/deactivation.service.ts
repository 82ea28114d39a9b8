import type { Deactivation } from '@sinau/contracts/core/account/account.schemas';
import { mediaIdOf } from '@sinau/contracts/core/media/media.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { days, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import {
  createPasswordCheck,
  deleteMailTokens,
  lockOtherAdmins,
  mailLink,
  redeemRestoration,
  restorationDays,
  updateSessionsEnded,
  updateUser,
} from '../auth/index.ts';
import { deleteCertificates, removeCertificateFiles } from '../certificate/index.ts';
import {
  archiveMitra,
  closeMitra,
  detachPersonalFiles,
  findDueForDeletion,
  findHeldMitra,
  lockDue,
  pseudonymise,
  restoreMitra,
  updateOwner,
} from './deactivation.queries.ts';

export type DeactivationService = ReturnType<typeof createDeactivationService>;

export const deletionJob = defineJob('account.delete');
/** Number of accounts that one run deletes. */
const batch = 100;

/** Closes an account, restores it, and deletes its personal data once it can no longer be restored. */
export function createDeactivationService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'limits' | 'env'>) {
  const { db, clock } = deps;
  const confirmPassword = createPasswordCheck(deps);
  const dueBefore = () => later(clock.now(), -days(restorationDays));

  const deleteOne = async (id: string) => {
    const numbers = await db.$transaction(async (tx) => {
      const due = await lockDue(tx, id, dueBefore());
      if (!due) return [];
      for (const { id: mitraId, becomes, heir } of await findHeldMitra(tx, id, clock.now())) {
        if (becomes === 'passes' && heir) await updateOwner(tx, mitraId, heir);
        if (becomes === 'closes') await closeMitra(tx, mitraId, deps.env.INSTITUTE_LABEL, clock.now());
      }
      await detachPersonalFiles(tx, id, due.avatar && mediaIdOf(due.avatar));
      const deleted = await deleteCertificates(tx, id);
      await pseudonymise(tx, id, due.email, clock.now());
      return deleted;
    });
    await removeCertificateFiles(deps.env, numbers);
  };

  return {
    /** Shows what closing the account would mean for the mitra that it belongs to. */
    preview: ({ id }: Actor) => previewDeactivation(db, id, clock.now()),

    async deactivate({ id }: Actor, { password }: { password: string }) {
      const user = await confirmPassword(id, password, 'password');
      await db.$transaction(async (tx) => {
        if (user.staffRoles.includes('admin') && !(await lockOtherAdmins(tx, id))) throw new AppError('last_admin');
        await closeAccount(tx, deps, user);
      });
    },

    /**
     * Restores the account by the mailed link, once, until it is deleted. What was taken off sale with it is on sale
     * again.
     */
    async restore({ token }: { token: string }) {
      await db.$transaction(async (tx) => {
        const { userId, deactivatedAt } = await redeemRestoration(tx, clock.now(), token);
        await restoreMitra(tx, userId, deactivatedAt);
        await updateUser(tx, userId, { deactivatedAt: null });
      });
    },

    /**
     * Deletes the accounts whose period is over, each by itself: one that fails is retried and does not hold up the
     * others.
     */
    async deleteDue() {
      const failures: unknown[] = [];
      for (const id of await findDueForDeletion(db, dueBefore(), batch))
        await deleteOne(id).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts were not deleted`);
    },
  };
}

/** Shows what closing an account would mean for the mitra that its owner belongs to. */
export async function previewDeactivation(db: Db, userId: string, now: Date): Promise<Deactivation> {
  const held = await findHeldMitra(db, userId, now);
  return {
    restorationDays,
    mitra: held.map(({ name, becomes, totalClass, owesSessions }) => ({
      name,
      becomes,
      totalClass,
      owesSessions: becomes === 'closes' && owesSessions,
    })),
  };
}

/** Closes an account, in the caller's transaction; `reason` is that of the operator who does so. */
export async function closeAccount(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'jobs' | 'keys'>,
  { id, fullname, email }: { id: string; fullname: string; email: string },
  reason?: string,
) {
  const now = deps.clock.now();
  const closing = (await findHeldMitra(tx, id, now)).filter(({ becomes }) => becomes === 'closes');
  if (closing.some(({ owesSessions }) => owesSessions)) throw new AppError('mitra_owes_sessions');
  for (const mitra of closing) await archiveMitra(tx, mitra.id, now);
  await updateUser(tx, id, { deactivatedAt: now });
  await updateSessionsEnded(tx, id, now);
  await deleteMailTokens(tx, id, ['verify_email', 'change_email', 'reset_password']);
  await mailLink(tx, deps, 'restore_account', { id, fullname }, email, reason === undefined ? {} : { reason });
}
