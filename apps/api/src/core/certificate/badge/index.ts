import type { Module } from '../../../http/module.ts';
import type { Deps } from '../../../platform/deps.ts';
import { badgeFiles } from './badge-files.ts';
import { badgeRoutes } from './badge.routes.ts';
import { createBadgeService } from './badge.service.ts';

export { rotateBadgeKeys } from './badge-keys.ts';

export const badgeModule = (deps: Deps): Module => ({
  routes: badgeRoutes(createBadgeService(deps)),
  files: badgeFiles(deps),
});
