import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccountService } from './account.service.ts';
import { createDeactivationService, deletionJob } from './deactivation.service.ts';
import { createPersonalDataService } from './personal-data.service.ts';

export { isEmailTaken } from './account.queries.ts';
export { closeAccount, previewDeactivation } from './deactivation.service.ts';

export function accountModule(deps: Deps): Module {
  const closing = createDeactivationService(deps);
  return {
    routes: accountRoutes(createAccountService(deps), closing, createPersonalDataService(deps)),
    jobs: [handleJob(deletionJob, closing.deleteDue, '35 * * * *')],
  };
}
