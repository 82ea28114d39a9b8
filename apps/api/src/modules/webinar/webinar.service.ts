import type { Webinar } from '@sinau/contracts/webinar/webinar.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { createCatalogService } from '../catalog/index.ts';
import { presentWebinar } from './webinar.presenter.ts';
import { findVisibleWebinar } from './webinar.queries.ts';

export type WebinarService = ReturnType<typeof createWebinarService>;

export function createWebinarService(deps: Pick<Deps, 'read' | 'clock' | 'env'>) {
  return {
    list: createCatalogService(deps).webinars,

    async detail(ref: string, viewerId: string | null): Promise<Webinar> {
      const row = await findVisibleWebinar(deps.read, ref, viewerId);
      if (!row) throw new AppError('not_found');
      return presentWebinar(row, deps.clock.now());
    },
  };
}
