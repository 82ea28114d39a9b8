import type { Deps } from '../../platform/deps.ts';
import { authoringMails } from '../authoring/index.ts';
import type { CatalogService } from '../catalog/index.ts';
import type { Module } from '../module.ts';
import { programRoutes } from './program.routes.ts';
import { createProgramService } from './program.service.ts';
import { createSectionService } from './section.service.ts';

export const programModule = (deps: Deps, catalog: CatalogService): Module => ({
  routes: programRoutes(createProgramService(deps, catalog), createSectionService(deps)),
  mails: authoringMails,
});
