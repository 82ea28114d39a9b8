import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { createGiveBack } from '../refund/cancellation.ts';
import { giveBackWebinarJob } from '../../study/live/index.ts';
import { createMovedSeatService } from '../seat-move/moved-seat.service.ts';
import { createPaymentMethodService } from './payment-method.service.ts';
import { createReconciliation, reconcileJob } from '../refund/reconciliation.ts';
import { createRefundPayments } from '../refund/pay-refunds.ts';
import { payRefundsJob } from '../refund/refund-payment.ts';
import { createRefundService } from '../refund/owed-refund.service.ts';
import { closeReplacedJob, type Settlement } from './settlement.ts';
import { checkJob, createTransactionJobs } from './order.jobs.ts';
import { orderMails } from './order.mails.ts';
import { transactionRoutes } from './order.routes.ts';
import { createTransactionService } from './order.service.ts';

export { createGiveBack, keptLinesOf, type Back } from '../refund/cancellation.ts';
export { createRefundService, type RefundService } from '../refund/owed-refund.service.ts';
export { createReversals } from '../refund/reversal.ts';
export { createSettlement, type Settlement } from './settlement.ts';
export { showOwnOrder } from '../order-record/own-order.ts';
export { findOrderIdByCode, lockOrder } from './order.queries.ts';
export { statusOf } from './order.rules.ts';

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
