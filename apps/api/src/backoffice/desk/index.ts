import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { deskRoutes } from './desk.routes.ts';
import { createDeskService } from './desk.service.ts';

export const deskModule = (deps: Deps): Module => ({ routes: deskRoutes(createDeskService(deps)) });
