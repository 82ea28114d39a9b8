import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import { authoringMails, deleteRemovedBefore } from '../authoring/index.ts';
import type { CatalogService } from '../catalog/index.ts';
import type { Module } from '../module.ts';
import { createOutlineService } from './outline.service.ts';
import { programRoutes } from './program.routes.ts';
import { createProgramService } from './program.service.ts';
import { createSectionService } from './section.service.ts';

export { presentOwnOutline } from './outline.presenter.ts';
export { presentWorkingProgram } from './program.presenter.ts';
export { findWorkingProgram } from './program.queries.ts';

/** How long a section or lesson that was taken out can be brought back. */
const keptMs = days(7);

const sweepRemovedJob = defineJob('program.sweepRemoved');

export const programModule = (deps: Deps, catalog: CatalogService): Module => ({
  routes: programRoutes(createProgramService(deps, catalog), createSectionService(deps), createOutlineService(deps)),
  mails: authoringMails,
  jobs: [
    handleJob(sweepRemovedJob, () => deleteRemovedBefore(deps.db, later(deps.clock.now(), -keptMs)), '50 * * * *'),
  ],
});
