import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { CatalogService } from '../catalog/index.ts';
import type { Module } from '../../http/module.ts';
import { createApplicationService, removeDocumentsJob } from './application.service.ts';
import { mitraMails } from './mitra.mails.ts';
import { mitraRoutes } from './mitra.routes.ts';
import { createMitraService } from './mitra.service.ts';

export { createApplicationDesk } from './application-desk.ts';
export { createMitraApplications } from './mitra-applications.ts';
export { createMitraReview } from './mitra-review.ts';
export { findOwners } from './mitra.queries.ts';
export { isMitraStopped, requireRunningMitra } from './mitra-stop.ts';

export function mitraModule(deps: Deps, catalog: CatalogService): Module {
  const applications = createApplicationService(deps);
  return {
    routes: mitraRoutes(createMitraService(deps, catalog, applications), applications),
    jobs: [handleJob(removeDocumentsJob, applications.removeDocuments, '15 3 * * *')],
    mails: mitraMails,
  };
}
