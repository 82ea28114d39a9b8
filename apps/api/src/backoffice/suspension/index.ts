import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { suspensionMails } from './suspension.mails.ts';
import { suspensionRoutes } from './suspension.routes.ts';
import { createSuspensionService } from './suspension.service.ts';

export { createSuspensionService } from './suspension.service.ts';
export { liftStop, refuseAppeal, stopMitra } from './stop-mitra.ts';

export const suspensionModule = (deps: Deps): Module => ({
  routes: suspensionRoutes(createSuspensionService(deps)),
  mails: suspensionMails,
});
