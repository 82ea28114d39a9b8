import type { Deps } from '../../platform/deps.ts';
import type { CatalogSummary } from '../catalog/index.ts';
import type { Module } from '../../http/module.ts';
import { categoryRoutes } from './category.routes.ts';
import { createCategoryService } from './category.service.ts';

export const categoryModule = (deps: Deps, summary: CatalogSummary): Module => ({
  routes: categoryRoutes(createCategoryService(deps, summary)),
});
