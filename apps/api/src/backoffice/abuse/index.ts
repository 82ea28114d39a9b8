import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { createAbuseDesk } from './abuse-desk.service.ts';
import { abuseMails } from './abuse.mails.ts';
import { abuseRoutes } from './abuse.routes.ts';
import { createAbuseService } from './abuse.service.ts';

export { createAbuseDesk } from './abuse-desk.service.ts';
export { createAbuseService } from './abuse.service.ts';

export const abuseModule = (deps: Deps): Module => ({
  routes: abuseRoutes(createAbuseService(deps), createAbuseDesk(deps)),
  mails: abuseMails,
});
