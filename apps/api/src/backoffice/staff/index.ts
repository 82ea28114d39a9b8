import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { staffRoutes } from './staff.routes.ts';
import { createStaffService } from './staff.service.ts';

export { createOperator } from './operator-accounts.ts';

export const staffModule = (deps: Deps): Module => ({ routes: staffRoutes(createStaffService(deps)) });
