import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { compareRoutes } from './compare.routes.ts';
import { createCompareService } from './compare.service.ts';

export const compareModule = (deps: Deps): Module => ({
  routes: compareRoutes(createCompareService(deps)),
});
