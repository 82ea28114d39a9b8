import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { healthRoutes } from './health.routes.ts';
import { createHealthService } from './health.service.ts';

export const healthModule = (deps: Deps): Module => ({ routes: healthRoutes(createHealthService(deps)) });
