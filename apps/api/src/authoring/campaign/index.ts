import type { Module } from '../../http/module.ts';
import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import { campaignRoutes } from './campaign.routes.ts';
import { applyCampaignsJob, createCampaignPrices } from './campaign-prices.ts';
import { createCampaignService } from './campaign.service.ts';

export { isInCampaign } from './campaign.queries.ts';

export function campaignModule(deps: Deps): Module {
  const prices = createCampaignPrices(deps);
  return {
    routes: campaignRoutes(createCampaignService(deps)),
    jobs: [handleJob(applyCampaignsJob, () => prices.applyDue(deps.db), '* * * * *')],
  };
}
