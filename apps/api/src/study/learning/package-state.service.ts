import type { PackageManifest } from '@sinau/contracts/core/media/package.schemas';
import type { PackageSave, PackageSaved } from '@sinau/contracts/study/learning/learning.schemas';
import { maxPackageState } from '@sinau/contracts/study/lesson/interactive.rules';
import { isPassing, readTrackedState, trackedResultOf } from '@sinau/contracts/study/lesson/tracking.rules';
import { manifestOfPart } from '@sinau/contracts/study/lesson/package-part.rules';
import { bytesOf } from '@sinau/contracts/study/lesson-kinds/interactive';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { isBegun, lockOwnStep, passSession, updateSessionBegun, type SessionKey } from '../../core/progress/index.ts';
import { findMediaByIds, manifestOf } from '../../core/media/index.ts';
import { findPackageSession, findPackageState, upsertPackageState } from './package-state.queries.ts';

export type PackageStateService = ReturnType<typeof createPackageStateService>;

type Interactive = Pick<LessonOf<'interactive'>, 'content' | 'setting'>;

export function createPackageStateService(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'jobs'>) {
  const { db, clock } = deps;
  /** Begins a lesson that is open; a locked one is refused. */
  const begin = (userId: string, key: SessionKey) =>
    db.$transaction(async (tx) => {
      const { step } = await lockOwnStep(tx, userId, key);
      if (!isBegun(step)) await updateSessionBegun(tx, step.sessionId, clock.now());
    });

  const store = async (sessionId: string, save: PackageSave): Promise<PackageSaved> => {
    if (await upsertPackageState(db, sessionId, save, clock.now())) return { revision: save.revision, isKept: true };
    const { revision, value } = required(await findPackageState(db, sessionId));
    return { revision, isKept: revision === save.revision && value === save.value };
  };

  const manifestOfLesson = async ({ content: { mediaId, part } }: Interactive) => {
    const [media] = mediaId ? await findMediaByIds(db, [mediaId]) : [];
    const manifest = media && manifestOf(media).manifest;
    return manifest ? manifestOfPart(manifest, part) : null;
  };

  /** Passes a lesson whose stored state holds a result that is good enough; a result never takes a pass back. */
  const passByResult = async (userId: string, key: SessionKey, { setting }: Interactive, manifest: PackageManifest) => {
    const stored = await findPackageState(db, key.sessionId);
    if (!stored || !isPassing(trackedResultOf(readTrackedState(stored.value), manifest), setting)) return false;
    await db.$transaction(async (tx) => passSession(tx, deps, await lockOwnStep(tx, userId, key)));
    return true;
  };

  return {
    /**
     * Stores the state of a package. Of two concurrent saves the one with the larger revision stays. A repeated one
     * counts as saved. The result in the state of a SCORM package may pass the lesson.
     */
    async save({ id: userId }: Actor, key: SessionKey, save: PackageSave): Promise<PackageSaved> {
      const session = required(await findPackageSession(db, userId, key));
      if (session.lesson.type !== 'interactive') throw new AppError('action_not_allowed');
      const lesson = session.lesson as unknown as Interactive;
      const manifest = await manifestOfLesson(lesson);
      if (!manifest && bytesOf(save.value) > maxPackageState)
        throw invalidInput('value', 'Simpanan materi paling banyak 64 KB');
      // A lesson that was begun stays open, wherever its makers move it.
      if (!session.beganAt) await begin(userId, key);
      const saved = await store(key.sessionId, save);
      if (!manifest) return saved;
      return { ...saved, isPassed: session.status === 'passed' || (await passByResult(userId, key, lesson, manifest)) };
    },
  };
}
