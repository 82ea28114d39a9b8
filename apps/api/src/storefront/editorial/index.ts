import type { Deps } from '../../platform/deps.ts';
import type { CatalogService } from '../catalog/index.ts';
import type { Module } from '../../http/module.ts';
import { editorialRoutes } from './editorial.routes.ts';
import { createFeaturedLists } from './featured.ts';

export const editorialModules = (deps: Deps, catalog: CatalogService): Module[] =>
  editorialRoutes(deps, createFeaturedLists(deps, catalog)).map((routes) => ({ routes }));
