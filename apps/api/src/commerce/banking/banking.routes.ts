import { bankingEndpoints } from '@sinau/contracts/commerce/banking/banking.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { BankAccountDesk } from './banking.service.ts';

export const bankAccountRoutes = (desk: BankAccountDesk) =>
  defineRoutes(bankingEndpoints, {
    list: ({ query }) => desk.list(query),
    ofMitra: ({ actor, params }) => desk.ofMitra(actor, params),
    check: ({ actor, params, body }) => desk.check(actor, params, body),
  });
