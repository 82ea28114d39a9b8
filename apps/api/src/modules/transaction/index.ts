import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../module.ts';
import { transactionRoutes } from './transaction.routes.ts';
import { createTransactionService } from './transaction.service.ts';
import { checkJob, createUpkeep, expireJob } from './upkeep.ts';

export { createSettlement } from './settlement.ts';
export { findOrderIdByCode } from './transaction.queries.ts';

export function transactionModule(deps: Deps): Module {
  const upkeep = createUpkeep(deps);
  return {
    routes: transactionRoutes(createTransactionService(deps)),
    jobs: [handleJob(expireJob, upkeep.expire, '* * * * *'), handleJob(checkJob, upkeep.check, '* * * * *')],
  };
}
