import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { bankAccountRoutes } from './banking.routes.ts';
import { createBankAccountDesk } from './banking.service.ts';

export const bankingModule = (deps: Deps): Module => ({ routes: bankAccountRoutes(createBankAccountDesk(deps)) });
