import type { QueryOf } from '@sinau/contracts';
import type { programEndpoints } from '@sinau/contracts/authoring/program/program.endpoints';
import type { ClassKind } from '../../generated/prisma/enums.ts';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { claimClass, createAuthoringService } from '../authoring/index.ts';
import { createPriceHistory } from '../../commerce/price-history/index.ts';
import { createPublicationService } from '../publication/index.ts';
import { countUses, deleteUnusedClass, findClassState, lockForDeletion, ownClass } from './class.queries.ts';
import type { ClassKey, DetailOf } from './class-writing.service.ts';

interface VersionKey extends ClassKey {
  readonly versionId: string;
}

/**
 * Manages the life cycle of classes of a kind: from submission and publication, through their versions, to the archive.
 */
export function createClassLife<Detail>(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  kind: ClassKind,
  detail: DetailOf<Detail>,
) {
  const { db } = deps;
  const authoring = createAuthoringService(deps);
  const publication = createPublicationService(deps);
  const priceHistory = createPriceHistory(deps);
  const own = ownClass(kind);

  return {
    async submit(actor: Partner, { id }: ClassKey, { updatedAt }: { updatedAt?: string | undefined }) {
      const where = own(actor, id);
      const isPublished = (await findClassState(db, where))?.statusApprove === 'publish';
      const submitted = isPublished
        ? publication.publishChanges(actor, where, updatedAt)
        : authoring.submit(actor.id, where);
      return detail(actor, { id: await submitted });
    },

    changes: (actor: Partner, { id }: ClassKey) => publication.changes(own(actor, id)),
    discardChanges: async (actor: Partner, { id }: ClassKey) =>
      detail(actor, { id: await publication.discardChanges(own(actor, id)) }),

    versions: (actor: Partner, { id }: ClassKey, query: QueryOf<typeof programEndpoints.versions>) =>
      publication.versions(own(actor, id), query),
    version: (actor: Partner, { id, versionId }: VersionKey) => publication.version(own(actor, id), versionId),
    restoreVersion: async (actor: Partner, { id, versionId }: VersionKey) =>
      detail(actor, { id: await publication.restore(own(actor, id), versionId) }),

    priceHistory: (actor: Partner, { id }: ClassKey, query: QueryOf<typeof programEndpoints.priceHistory>) =>
      priceHistory(own(actor, id), query),

    withdraw: async (actor: Partner, { id }: ClassKey) =>
      detail(actor, { id: await authoring.withdraw(actor.id, own(actor, id)) }),

    archiveOrRestore: async (actor: Partner, { id }: ClassKey) =>
      detail(actor, { id: await authoring.archiveOrRestore(actor.id, own(actor, id)) }),

    async remove(actor: Partner, { id: ref }: ClassKey) {
      try {
        await transact(db, async (tx) => {
          // Locks first: orders refer to the class, and an order that is being placed finishes before.
          await lockForDeletion(tx, own(actor, ref));
          const { id } = await claimClass(tx, own(actor, ref));
          if (await deleteUnusedClass(tx, id)) return;
          const { participants, bundleItems } = await countUses(tx, id);
          throw new AppError(
            participants > 0 ? 'class_has_participants' : bundleItems > 0 ? 'class_in_bundle' : 'class_has_orders',
          );
        });
      } catch (error) {
        // An order was placed while the class was being deleted.
        if (isForeignKeyViolation(error)) throw new AppError('class_has_orders', { cause: error });
        throw error;
      }
    },
  };
}
