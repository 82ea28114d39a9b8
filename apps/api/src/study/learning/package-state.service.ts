import type { PackageSave, PackageSaved } from '@sinau/contracts/study/learning/learning.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { isBegun, lockOwnStep, updateSessionBegun, type SessionKey } from '../../core/progress/index.ts';
import { findPackageSession, findPackageState, upsertPackageState } from './package-state.queries.ts';

export type PackageStateService = ReturnType<typeof createPackageStateService>;

export function createPackageStateService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** Begins a lesson that is open; a locked one is refused. */
  const begin = (userId: string, key: SessionKey) =>
    db.$transaction(async (tx) => {
      const { step } = await lockOwnStep(tx, userId, key);
      if (!isBegun(step)) await updateSessionBegun(tx, step.sessionId, clock.now());
    });

  return {
    /**
     * Stores the state of a package. Of two concurrent saves the one with the larger revision stays. A repeated one
     * counts as saved.
     */
    async save({ id: userId }: Actor, key: SessionKey, save: PackageSave): Promise<PackageSaved> {
      const session = required(await findPackageSession(db, userId, key));
      if (session.lesson.type !== 'interactive') throw new AppError('action_not_allowed');
      // A lesson that was begun stays open, wherever its makers move it.
      if (!session.beganAt) await begin(userId, key);
      if (await upsertPackageState(db, key.sessionId, save, clock.now()))
        return { revision: save.revision, isKept: true };
      const { revision, value } = required(await findPackageState(db, key.sessionId));
      return { revision, isKept: revision === save.revision && value === save.value };
    },
  };
}
