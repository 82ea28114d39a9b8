import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { createAccountService } from './account.service.ts';
import { createDisputeService } from './dispute.service.ts';
import { createOwedRefundService } from './owed-refund.service.ts';
import { createRefundPayments } from './pay-refunds.ts';
import { reconcile, reconcileJob } from './reconciliation.ts';
import type { ApplyReport } from './refund-check.ts';
import { refundMails } from './refund.mails.ts';
import { payRefundsJob } from './refund-payment.ts';
import { refundRoutes } from './refund.routes.ts';
import { createRequestService } from './request.service.ts';

export { cancelLines } from './cancellation.ts';
export { createOwedRefundService, type OwedRefundService } from './owed-refund.service.ts';
export type { ApplyReport } from './refund-check.ts';
export { applyReversals } from './reversal.ts';
export { startRefund } from './start-refund.ts';

export function refundModule(deps: Deps, applyReport: ApplyReport): Module {
  const checking = { ...deps, applyReport };
  return {
    routes: refundRoutes({
      requests: createRequestService(deps),
      accounts: createAccountService(deps, createOwedRefundService(checking)),
      disputes: createDisputeService(deps),
    }),
    jobs: [
      handleJob(reconcileJob, () => reconcile(checking), '40 3 * * *'),
      handleJob(payRefundsJob, createRefundPayments(checking).payDue, '* * * * *'),
    ],
    mails: refundMails,
  };
}
