import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { educatorRoutes } from './educator.routes.ts';
import { createEducatorService } from './educator.service.ts';

export const educatorModule = (deps: Deps): Module => ({ routes: educatorRoutes(createEducatorService(deps)) });
