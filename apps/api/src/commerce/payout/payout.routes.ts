import { payoutEndpoints } from '@sinau/contracts/commerce/payout/payout.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { BankAccountService } from './bank-account.service.ts';
import type { PayoutDesk } from './payout-desk.service.ts';
import type { PayoutService } from './payout.service.ts';

export const payoutRoutes = (accounts: BankAccountService, payouts: PayoutService, desk: PayoutDesk) =>
  defineRoutes(payoutEndpoints, {
    banks: () => accounts.banks(),
    paymentData: ({ actor }) => accounts.paymentData(actor),
    updatePaymentData: ({ actor, body }) => accounts.update(actor, body),
    list: ({ actor, query }) => payouts.list(actor, query),
    create: ({ actor, body }) => payouts.create(actor, body),
    cancel: ({ actor, params }) => payouts.cancel(actor, params),
    received: ({ query }) => desk.received(query),
    detail: ({ actor, params }) => desk.detail(actor, params),
    approve: ({ actor, params }) => desk.approve(actor, params),
    reject: ({ actor, params, body }) => desk.reject(actor, params, body),
    pay: ({ actor, params, body }) => desk.pay(actor, params, body),
    fail: ({ actor, params, body }) => desk.fail(actor, params, body),
    noteReturn: ({ actor, params, body }) => desk.noteReturn(actor, params, body),
    confirmReturn: ({ actor, params }) => desk.confirmReturn(actor, params),
    dismissReturn: ({ actor, params }) => desk.dismissReturn(actor, params),
  });
