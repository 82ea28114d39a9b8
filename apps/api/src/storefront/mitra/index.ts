import type { Deps } from '../../platform/deps.ts';
import type { CatalogService } from '../catalog/index.ts';
import type { Module } from '../../http/module.ts';
import { mitraMails } from './mitra.mails.ts';
import { mitraRoutes } from './mitra.routes.ts';
import { createMitraService } from './mitra.service.ts';

export { createMitraApplications } from './mitra-applications.ts';
export { createMitraReview } from './mitra-review.ts';
export { isMitraStopped, requireRunningMitra } from './mitra-stop.ts';

export const mitraModule = (deps: Deps, catalog: CatalogService): Module => ({
  routes: mitraRoutes(createMitraService(deps, catalog)),
  mails: mitraMails,
});
