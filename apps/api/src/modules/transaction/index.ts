import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../module.ts';
import { createGiveBack, giveBackWebinarJob } from './give-back.ts';
import { createMovedSeatService } from './moved-seat.service.ts';
import { createPaymentMethodService } from './payment-method.service.ts';
import { createRefundService } from './refund.service.ts';
import { closeReplacedJob, type Settlement } from './settlement.ts';
import { checkJob, createTransactionJobs } from './transaction.jobs.ts';
import { orderMails } from './transaction.mails.ts';
import { transactionRoutes } from './transaction.routes.ts';
import { createTransactionService } from './transaction.service.ts';

export { createGiveBack, giveBackWebinarJob } from './give-back.ts';
export { giveBackOf, movedSeatOfSession, type MovedSeat } from './moved-seat.queries.ts';
export { createRefundService } from './refund.service.ts';
export { createSettlement, type Settlement } from './settlement.ts';
export { findOrderIdByCode } from './transaction.queries.ts';

export function transactionModule(deps: Deps, settlement: Settlement): Module {
  const jobs = createTransactionJobs(deps, settlement);
  return {
    routes: transactionRoutes(
      createTransactionService(deps, settlement),
      createRefundService(deps),
      createMovedSeatService(deps),
      createPaymentMethodService(deps, settlement),
    ),
    jobs: [
      handleJob(checkJob, jobs.check, '* * * * *'),
      handleJob(closeReplacedJob, jobs.closeReplaced),
      handleJob(giveBackWebinarJob, createGiveBack(deps).giveBackWebinar),
    ],
    mails: orderMails,
  };
}
