import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { createPersonActs } from './person-acts.ts';
import { personMails } from './person.mails.ts';
import { personRoutes } from './person.routes.ts';
import { createPersonService } from './person.service.ts';

export const personModule = (deps: Deps): Module => ({
  routes: personRoutes(createPersonService(deps), createPersonActs(deps)),
  mails: personMails,
});
