import { accountEndpoints } from '@sinau/contracts/account/account.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AccountService } from './account.service.ts';

export const accountRoutes = (account: AccountService) =>
  defineRoutes(accountEndpoints, {
    changeEmail: ({ actor, body }) => account.changeEmail(actor.id, body.email, body.password),
    changePassword: ({ actor, body }) => account.changePassword(actor, body.oldPassword, body.password),
    deactivate: ({ actor, body }) => account.deactivate(actor.id, body.password),
  });
