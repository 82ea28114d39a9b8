import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import { classMails, deleteRemovedBefore } from '../authoring/index.ts';
import type { CatalogService } from '../../storefront/catalog/index.ts';
import type { Module } from '../../http/module.ts';
import { createOutlineService } from './outline.service.ts';
import { createPackagePartsService } from './package-parts.service.ts';
import { programRoutes, type Webinars } from './program.routes.ts';
import { createProgramService } from './program.service.ts';
import { createSectionService } from './section.service.ts';

export { bringBackSection } from './outline.service.ts';
export { createClassLife } from './class-life.service.ts';
export { withClassSlug } from './class-slug.ts';
export { createClassWriting, prepareTexts, type ClassKey, type DetailOf } from './class-writing.service.ts';
export { insertClass, ownClass } from './class.queries.ts';
export { findMitraClasses, mitraList, type MitraClassRow } from './mitra-list.queries.ts';
export { createMitraLists, type MitraRow } from './mitra-list.service.ts';
export { findOrder, insertSection, updateSection, updateSectionOrder } from './section.queries.ts';
export { presentOwnOutline } from './outline.presenter.ts';
export { outlineSql, workingOutlineSql, type OutlineSectionRow } from './outline.queries.ts';
export { asLive, presentClassFields, presentMyClass, presentWorkingProgram } from './program.presenter.ts';
export { findWorkingProgram } from './program.queries.ts';

/** Period in which a removed section or lesson can be restored. */
const removedRetentionMs = days(7);

const sweepRemovedJob = defineJob('program.sweepRemoved');

export const programModule = (deps: Deps, catalog: CatalogService, webinars: Webinars): Module => ({
  routes: programRoutes({
    programs: createProgramService(deps, catalog),
    webinars,
    sections: createSectionService(deps),
    outline: createOutlineService(deps),
    packageParts: createPackagePartsService(deps),
  }),
  mails: Object.values(classMails),
  jobs: [
    handleJob(
      sweepRemovedJob,
      () => deleteRemovedBefore(deps.db, later(deps.clock.now(), -removedRetentionMs)),
      '50 * * * *',
    ),
  ],
});
