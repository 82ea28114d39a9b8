import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { cancelPurchasesJob } from '../../study/live/index.ts';
import { cancelSeatsOfWebinar } from './cancelled-seats.ts';

export { createMovedSeatService, type MovedSeatService } from './moved-seat.service.ts';
export { reclaim } from './reclaim.ts';
export { closeReplacedJob, supersede } from './supersede.ts';

/** Module without routes: the module `order` routes its calls, as the contract groups them. */
export const seatMoveModule = (deps: Deps): Module => ({
  jobs: [handleJob(cancelPurchasesJob, (purchase) => cancelSeatsOfWebinar(deps, purchase))],
});
