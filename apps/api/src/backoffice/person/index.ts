import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { createPersonActions } from './person-actions.ts';
import { personMails } from './person.mails.ts';
import { personRoutes } from './person.routes.ts';
import { createPersonService } from './person.service.ts';

export const personModule = (deps: Deps): Module => ({
  routes: personRoutes(createPersonService(deps), createPersonActions(deps)),
  mails: personMails,
});
