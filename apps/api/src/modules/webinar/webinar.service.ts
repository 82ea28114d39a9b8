import type { Webinar } from '@sinau/contracts/webinar/webinar.schemas';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import type { CatalogService } from '../catalog/index.ts';
import { presentWebinar } from './webinar.presenter.ts';
import { findVisibleWebinar } from './webinar.queries.ts';

export type WebinarService = ReturnType<typeof createWebinarService>;

export function createWebinarService({ sql, clock }: Pick<Deps, 'sql' | 'clock'>, catalog: CatalogService) {
  return {
    list: catalog.webinars,

    async detail(actor: Actor | null, { id }: { id: string }): Promise<Webinar> {
      return presentWebinar(required(await findVisibleWebinar(sql, id, actor?.id ?? null)), clock.now());
    },
  };
}
