import type { Module } from '../http/module.ts';
import type { Deps } from '../platform/deps.ts';
import type { CatalogService } from '../storefront/catalog/index.ts';
import { bundleModule } from './bundle/index.ts';
import { campaignModule } from './campaign/index.ts';
import { commentModule } from './comment/index.ts';
import { compareModule } from './compare/index.ts';
import { instructorModule } from './instructor/index.ts';
import { invitationModule } from './invitation/index.ts';
import { lessonEditingModule } from './lesson-editing/index.ts';
import { memberModule } from './member/index.ts';
import { previewModule } from './preview/index.ts';
import { programModule } from './program/index.ts';
import { publicationModule } from './publication/index.ts';
import { transferModule } from './transfer/index.ts';
import { createWebinarService, webinarModule } from './webinar/index.ts';

/** Creates the modules of authoring: classes, webinars and bundles are written by mitra, reviewed and published. */
export function authoringModules(deps: Deps, catalog: CatalogService): Module[] {
  const webinars = createWebinarService(deps, catalog);
  return [
    bundleModule(deps, catalog),
    campaignModule(deps),
    commentModule(deps),
    compareModule(deps),
    instructorModule(deps),
    invitationModule(deps),
    lessonEditingModule(deps),
    publicationModule(deps),
    memberModule(deps),
    previewModule(deps),
    programModule(deps, catalog, webinars),
    transferModule(deps),
    webinarModule(webinars),
  ];
}
