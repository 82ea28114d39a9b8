import type { Bundle } from '@sinau/contracts/bundle/bundle.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { createCatalogService } from '../catalog/index.ts';
import { presentBundle } from './bundle.presenter.ts';
import { findBundle, findBundleClasses } from './bundle.queries.ts';

export type BundleService = ReturnType<typeof createBundleService>;

export function createBundleService(deps: Pick<Deps, 'read' | 'clock' | 'env'>) {
  const { read, clock } = deps;
  return {
    list: createCatalogService(deps).bundles,

    async detail(ref: string): Promise<Bundle> {
      const row = await findBundle(read, ref);
      if (!row) throw new AppError('not_found');
      return presentBundle(row, await findBundleClasses(read, row.id), clock.now());
    },
  };
}
