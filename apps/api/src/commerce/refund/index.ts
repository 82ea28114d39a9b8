import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { createRefundService, type Settlement } from '../order/index.ts';
import { createAccountService } from './account.service.ts';
import { createDisputeService } from './dispute.service.ts';
import { refundRoutes } from './refund.routes.ts';
import { createRequestService } from './request.service.ts';

export function refundModule(deps: Deps, settlement: Settlement): Module {
  return {
    routes: refundRoutes({
      requests: createRequestService(deps),
      accounts: createAccountService(deps, createRefundService(deps, settlement)),
      disputes: createDisputeService(deps),
    }),
  };
}
