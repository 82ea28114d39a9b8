import type { Deps } from '../../platform/deps.ts';
import type { CatalogSummary } from '../catalog/index.ts';
import type { Module } from '../../http/module.ts';
import { scheduledBannerChanges } from './content.queries.ts';
import { contentRoutes } from './content.routes.ts';
import { createContentService } from './content.service.ts';

export { findRunningBanner } from './content.queries.ts';

export const contentModule = (deps: Deps, summary: CatalogSummary): Module => ({
  routes: contentRoutes(createContentService(deps, summary)),
  scheduledChanges: scheduledBannerChanges,
});
