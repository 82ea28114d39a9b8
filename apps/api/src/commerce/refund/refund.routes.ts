import { refundEndpoints } from '@sinau/contracts/commerce/refund/refund.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AccountService } from './account.service.ts';
import type { DisputeService } from './dispute.service.ts';
import type { RequestService } from './request.service.ts';

interface Services {
  readonly requests: RequestService;
  readonly accounts: AccountService;
  readonly disputes: DisputeService;
}

export const refundRoutes = ({ requests, accounts, disputes }: Services) =>
  defineRoutes(refundEndpoints, {
    preview: ({ actor, params }) => requests.preview(actor, params),
    ofClass: ({ actor, params }) => requests.ofClass(actor, params),
    request: ({ actor, params, body }) => requests.request(actor, params, body),
    saveAccount: ({ actor, params, body }) => accounts.saveAccount(actor, params, body),
    banks: () => accounts.banks(),
    detail: ({ actor, params }) => accounts.detail(actor, params),
    order: ({ actor, params }) => requests.order(actor, params),
    grant: ({ actor, params, body }) => requests.grant(actor, params, body),
    disputes: ({ actor, query }) => disputes.disputes(actor, query),
    settleDispute: ({ actor, params, body }) => disputes.settleDispute(actor, params, body),
    differences: ({ actor, query }) => disputes.differences(actor, query),
  });
