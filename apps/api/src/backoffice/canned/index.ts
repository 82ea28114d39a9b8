import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { cannedAnswerRoutes } from './canned.routes.ts';
import { createCannedAnswerService } from './canned.service.ts';

export const cannedModule = (deps: Deps): Module => ({
  routes: cannedAnswerRoutes(createCannedAnswerService(deps)),
});
