import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { legalPage } from './content.pages.ts';
import { contentRoutes } from './content.routes.ts';
import { createContentService } from './content.service.ts';

export const contentModule = (deps: Deps): Module => ({
  routes: contentRoutes(createContentService(deps)),
  pages: [legalPage],
});
