import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccountService } from './account.service.ts';
import { createWishService } from './wish.service.ts';

export const accountModule = (deps: Deps): Module => ({
  routes: accountRoutes(createAccountService(deps), createWishService(deps)),
});
