import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { createGiveBack } from './give-back.ts';
import { giveBackWebinarJob } from '../../study/live/index.ts';
import { createMovedSeatService } from './moved-seat.service.ts';
import { createPaymentMethodService } from './payment-method.service.ts';
import { createReconciliation, reconcileJob } from './reconciliation.ts';
import { createRefundPayments } from './pay-refunds.ts';
import { payRefundsJob } from './refund-payment.ts';
import { createRefundService } from './refund.service.ts';
import { closeReplacedJob, type Settlement } from './settlement.ts';
import { checkJob, createTransactionJobs } from './transaction.jobs.ts';
import { orderMails } from './transaction.mails.ts';
import { transactionRoutes } from './transaction.routes.ts';
import { createTransactionService } from './transaction.service.ts';

export { createGiveBack, keptLinesOf, type Back } from './give-back.ts';
export { createRefundService, type RefundService } from './refund.service.ts';
export { createReversals } from './reversal.ts';
export { createSettlement, type Settlement } from './settlement.ts';
export { showOwnOrder } from './own-order.ts';
export { findOrderIdByCode, lockOrder } from './transaction.queries.ts';
export { statusOf } from './transaction.rules.ts';

export function transactionModule(deps: Deps, settlement: Settlement): Module {
  const jobs = createTransactionJobs(deps, settlement);
  return {
    routes: transactionRoutes(
      createTransactionService(deps, settlement),
      createRefundService(deps, settlement),
      createMovedSeatService(deps),
      createPaymentMethodService(deps, settlement),
    ),
    jobs: [
      handleJob(checkJob, jobs.check, '* * * * *'),
      handleJob(closeReplacedJob, jobs.closeReplaced),
      handleJob(giveBackWebinarJob, createGiveBack(deps).giveBackWebinar),
      handleJob(reconcileJob, createReconciliation(deps, settlement).reconcile, '40 3 * * *'),
      handleJob(payRefundsJob, createRefundPayments(deps, settlement).payDue, '* * * * *'),
    ],
    mails: orderMails,
  };
}
