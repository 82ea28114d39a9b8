import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { createBankAccountService } from './bank-account.service.ts';
import { createPayoutDesk } from './payout-desk.service.ts';
import { payoutMails } from './payout.mails.ts';
import { payoutRoutes } from './payout.routes.ts';
import { createPayoutService } from './payout.service.ts';

export { createAccountNumbers } from './account-numbers.ts';
export { isMember } from './bank-account.queries.ts';
export { usableFrom } from './bank-account.service.ts';

export const payoutModule = (deps: Deps): Module => ({
  routes: payoutRoutes(createBankAccountService(deps), createPayoutService(deps), createPayoutDesk(deps)),
  mails: payoutMails,
});
