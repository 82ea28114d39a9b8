import type { Deps } from '../../platform/deps.ts';
import type { CatalogService } from '../catalog/index.ts';
import type { Module } from '../module.ts';
import { bundleRoutes } from './bundle.routes.ts';
import { createBundleService } from './bundle.service.ts';

export { countBundlesSold } from './bundle.queries.ts';

export const bundleModule = (deps: Deps, catalog: CatalogService): Module => ({
  routes: bundleRoutes(createBundleService(deps, catalog)),
});
