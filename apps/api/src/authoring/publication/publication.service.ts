import type { QueryOf } from '@sinau/contracts';
import { riskSignsOf, type RiskSign } from '@sinau/contracts/authoring/authoring/risk-signs.rules';
import type { ClassSnapshot as StoredSnapshot } from '@sinau/contracts/authoring/authoring/snapshot.schemas';
import type { programEndpoints } from '@sinau/contracts/authoring/program/program.endpoints';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import {
  claimClass,
  createAuthoringService,
  findLiveSnapshot,
  findSnapshot,
  requireComplete,
  updateHasChanges,
  type ClassSnapshot,
  type ClassWhere,
} from '../authoring/index.ts';
import { lockEnrolments } from '../../core/enrolment/index.ts';
import { isAwaited } from '../../study/live/index.ts';
import { indexPassagesJob } from '../../study/passage/index.ts';
import { findChangesBetween } from './class-changes.ts';
import { requireRunningMitra } from '../../storefront/mitra/index.ts';
import { withFreeSlugs } from './free-slugs.ts';
import { presentVersion } from './publication.presenter.ts';
import {
  copyToLive,
  copyToWorking,
  findPublishedClass,
  findDroppedLessonIds,
  findLessonSlugs,
  findNeighbours,
  findVersion,
  findVersions,
  insertVersion,
  type VersionContent,
} from './publication.queries.ts';
import { removeLessons } from './removal.ts';

export type PublicationService = ReturnType<typeof createPublicationService>;
type ActorId = string | null;

/**
 * Manages the two versions of a class. Its makers write the working version; a publication makes it the live version,
 * which all other users see, and is stored so that it can be viewed and restored. Changes return the class's id.
 */
export function createPublicationService(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db, clock } = deps;
  const authoring = createAuthoringService(deps);

  const goLive = async (
    tx: Db,
    {
      id,
      actorId,
      snapshot,
      riskSigns = null,
    }: { id: string; actorId: ActorId; snapshot: ClassSnapshot; riskSigns?: readonly RiskSign[] | null },
  ) => {
    await lockEnrolments(tx, id);
    const dropped = await findDroppedLessonIds(tx, id);
    if (dropped.length > 0 && (await isAwaited(tx, dropped, clock.now()))) throw new AppError('live_session_upcoming');
    if (dropped.length > 0) await removeLessons(tx, deps, dropped);
    await copyToLive(tx, id, clock.now());
    await deps.jobs.send(tx, indexPassagesJob, {});
    await insertVersion(tx, { classId: id, snapshot, publishedById: actorId, publishedAt: clock.now(), riskSigns });
  };

  /** Replaces the working version of a published class. */
  const replaceWorking = (
    where: ClassWhere,
    contentFor: (tx: Db, classId: string) => Promise<{ content: VersionContent; isLive: boolean }>,
  ) =>
    db.$transaction(async (tx) => {
      const { id, statusApprove } = await claimClass(tx, where);
      if (statusApprove !== 'publish') throw new AppError('class_not_published');
      const { content, isLive } = await contentFor(tx, id);
      await copyToWorking(tx, id, content, clock.now());
      if (isLive) await updateHasChanges(tx, id, false);
      return id;
    });

  return {
    /** Publishes a submission, as an operator. */
    publish: (actorId: ActorId, where: ClassWhere) => authoring.publish(actorId, where, goLive),

    /** Publishes the changes of a published class. `updatedAt` is that of the class whose changes the actor saw. */
    publishChanges: ({ id: actorId, mitraId }: Partner, where: ClassWhere, updatedAt: string | undefined) =>
      db.$transaction(async (tx) => {
        const { id, hasChanges, archiveAt } = await claimClass(tx, where, { isContentOnly: true, updatedAt });
        if (!hasChanges || archiveAt) throw new AppError('class_not_submittable');
        await requireRunningMitra(tx, mitraId);
        const snapshot = await findSnapshot(tx, id);
        requireComplete(snapshot);
        const [before] = await findNeighbours(tx, id, undefined);
        const riskSigns = before ? riskSignsOf(storedSnapshot(before.snapshot), storedSnapshot(snapshot)) : [];
        await goLive(tx, { id, actorId, snapshot, riskSigns });
        return id;
      }),

    /** Lists what a publication would change now, and how many participants it would affect. */
    async changes(where: ClassWhere) {
      const { id, statusApprove, updatedAt, participantCount } = required(await findPublishedClass(db, where));
      if (statusApprove !== 'publish') throw new AppError('class_not_published');
      const list = await findChangesBetween(db, await findLiveSnapshot(db, id), await findSnapshot(db, id));
      return { updatedAt: updatedAt.toISOString(), participantCount, list };
    },

    discardChanges: (where: ClassWhere) =>
      replaceWorking(where, async (tx, id) => ({ content: await findLiveSnapshot(tx, id), isLive: true })),

    /** Copies a former version to the working version; nothing is live before it is published. */
    restore: (where: ClassWhere, versionId: string) =>
      replaceWorking(where, async (tx, id) => {
        const { snapshot } = required(await findVersion(tx, id, versionId));
        const content = withFreeSlugs(snapshot as unknown as VersionContent, await findLessonSlugs(tx, id));
        return { content, isLive: false };
      }),

    async versions(where: ClassWhere, query: QueryOf<typeof programEndpoints.versions>) {
      const { id } = required(await findPublishedClass(db, where));
      const { rows, total } = await findVersions(db, id, query);
      return listAnswer(query, rows.map(presentVersion), total);
    },

    async version(where: ClassWhere, versionId: string) {
      const { id } = required(await findPublishedClass(db, where));
      const { snapshot, ...row } = required(await findVersion(db, id, versionId));
      return { ...presentVersion(row), snapshot: snapshot as StoredSnapshot };
    },
  };
}

/** Returns a snapshot as it is stored: dates are texts, and what is undefined is left out. */
const storedSnapshot = (snapshot: unknown) => JSON.parse(JSON.stringify(snapshot)) as StoredSnapshot;
