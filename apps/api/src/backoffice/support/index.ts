import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { supportMails } from './support.mails.ts';
import { supportRoutes } from './support.routes.ts';
import { createSupportService } from './support.service.ts';

export { presentReceived } from './support.presenter.ts';
export { createSupportService } from './support.service.ts';
export { findTicketsOf } from './support.queries.ts';

export const supportModule = (deps: Deps): Module => ({
  routes: supportRoutes(createSupportService(deps)),
  mails: supportMails,
});
