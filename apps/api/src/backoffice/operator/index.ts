import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { createBundleDesk } from './bundle-desk.ts';
import { operatorRoutes } from './operator.routes.ts';
import { createOperatorService } from './operator.service.ts';

export { createClassControl, type ClassControl } from './class-control.ts';

export const operatorModule = (deps: Deps): Module => ({
  routes: operatorRoutes(createOperatorService(deps), createBundleDesk(deps)),
});
