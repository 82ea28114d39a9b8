import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { ledgerRoutes } from './ledger.routes.ts';
import { createLedgerService } from './ledger.service.ts';
import { createStatementService } from './statement.service.ts';
import { proofGauges } from './proof.queries.ts';
import { createLedgerJobs, matureJob, proveJob } from './ledger.jobs.ts';

export { bookSales } from './booking.ts';
export { isRefunded, soldBundle, soldType } from './ledger.queries.ts';
export { findBalances, findTotal, insertPayoutEvent, lockBooks } from './books.queries.ts';
export { presentBalances } from './ledger.presenter.ts';
export { heldUntilOf, postingsOfSale, type SoldLine } from './ledger.rules.ts';
export { postingsOfPayment, postingsOfRequest, postingsOfReturn } from './payout-postings.ts';
export { createLedgerJobs } from './ledger.jobs.ts';
export { findLatestProof } from './proof.queries.ts';
export { findProofState } from './proof-state.ts';
export { bookDisputes, bookDisputesWon, bookRefunds } from './reversals.ts';

export function ledgerModule(deps: Deps): Module {
  const jobs = createLedgerJobs(deps);
  return {
    routes: ledgerRoutes(createLedgerService(deps), createStatementService(deps)),
    jobs: [handleJob(matureJob, jobs.mature, '7 * * * *'), handleJob(proveJob, jobs.prove, '30 3 * * *')],
    gauges: [proofGauges],
  };
}
