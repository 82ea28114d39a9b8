import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { offerFound, type CatalogService } from '../../storefront/catalog/index.ts';
import { findOwnedClassIds } from '../../core/enrolment/index.ts';
import { presentBundle } from './bundle.presenter.ts';
import { findBundle, findBundleClasses } from './bundle.queries.ts';

export type BundleService = ReturnType<typeof createBundleService>;

export function createBundleService({ db, sql, clock }: Pick<Deps, 'db' | 'sql' | 'clock'>, catalog: CatalogService) {
  return {
    list: catalog.bundles,

    async detail(actor: Actor | null, { id }: { id: string }): Promise<Bundle> {
      const row = await offerFound(db, id, await findBundle(sql, id));
      const held = await findBundleClasses(sql, row.id);
      const heldIds = held.map((one) => one.id);
      const ownedIds = actor && (await findOwnedClassIds(db, actor.id, heldIds));
      return presentBundle(row, { held, ownedIds, now: clock.now() });
    },
  };
}
