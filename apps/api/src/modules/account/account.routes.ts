import { accountEndpoints } from '@sinau/contracts/account/account.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AccountService } from './account.service.ts';
import type { WishService } from './wish.service.ts';

export const accountRoutes = (account: AccountService, wishes: WishService) =>
  defineRoutes(accountEndpoints, {
    changeEmail: ({ actor, body }) => account.changeEmail(actor, body),
    changePassword: ({ actor, body }) => account.changePassword(actor, body),
    deactivate: ({ actor, body }) => account.deactivate(actor, body),
    wish: ({ actor }) => wishes.current(actor),
    keepWish: ({ actor, body }) => wishes.keep(actor, body),
    dropWish: ({ actor }) => wishes.drop(actor),
    agreements: ({ actor }) => account.agreements(actor),
    agree: ({ actor, body }) => account.agree(actor, body),
  });
