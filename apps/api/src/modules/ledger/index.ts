import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../module.ts';
import { ledgerRoutes } from './ledger.routes.ts';
import { createLedgerService } from './ledger.service.ts';
import { createUpkeep, matureJob, proveJob } from './upkeep.ts';

export { bookSales } from './booking.ts';

export function ledgerModule(deps: Deps): Module {
  const upkeep = createUpkeep(deps);
  return {
    routes: ledgerRoutes(createLedgerService(deps)),
    jobs: [
      handleJob(matureJob, upkeep.mature, '7 * * * *'),
      handleJob(proveJob, upkeep.prove, '30 3 * * *', { catchUp: false }),
    ],
  };
}
