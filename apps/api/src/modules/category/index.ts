import type { Deps } from '../../platform/deps.ts';
import { createCatalogSummary } from '../catalog/index.ts';
import type { Module } from '../module.ts';
import { categoryRoutes } from './category.routes.ts';
import { createCategoryService } from './category.service.ts';

export const categoryModule = (deps: Deps): Module => ({
  routes: categoryRoutes(createCategoryService({ ...deps, summary: createCatalogSummary(deps).read })),
});
