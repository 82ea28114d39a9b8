import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../module.ts';
import { createRefundService } from './refund.service.ts';
import type { Settlement } from './settlement.ts';
import { checkJob, createTransactionJobs } from './transaction.jobs.ts';
import { orderMails } from './transaction.mails.ts';
import { transactionRoutes } from './transaction.routes.ts';
import { createTransactionService } from './transaction.service.ts';

export { createRefundService } from './refund.service.ts';
export { createSettlement, type Settlement } from './settlement.ts';
export { findOrderIdByCode } from './transaction.queries.ts';

export const transactionModule = (deps: Deps, settlement: Settlement): Module => ({
  routes: transactionRoutes(createTransactionService(deps, settlement), createRefundService(deps)),
  jobs: [handleJob(checkJob, createTransactionJobs(deps, settlement).check, '* * * * *')],
  mails: orderMails,
});
