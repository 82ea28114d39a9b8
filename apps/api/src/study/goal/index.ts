import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { goalRoutes } from './goal.routes.ts';
import { createGoalService } from './goal.service.ts';

export const goalModule = (deps: Deps): Module => ({ routes: goalRoutes(createGoalService(deps)) });
