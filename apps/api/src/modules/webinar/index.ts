import type { Deps } from '../../platform/deps.ts';
import type { CatalogService } from '../catalog/index.ts';
import type { Module } from '../module.ts';
import { webinarRoutes } from './webinar.routes.ts';
import { createWebinarService } from './webinar.service.ts';

export const webinarModule = (deps: Deps, catalog: CatalogService): Module => ({
  routes: webinarRoutes(createWebinarService(deps, catalog)),
});
