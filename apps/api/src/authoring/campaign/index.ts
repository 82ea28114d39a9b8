import type { Module } from '../../http/module.ts';
import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import { campaignRoutes } from './campaign.routes.ts';
import { announceCampaignJob, createCampaignNews } from './campaign-news.ts';
import { applyCampaignsJob, createCampaignPrices } from './campaign-prices.ts';
import { campaignMails } from './campaign.mails.ts';
import { createCampaignService } from './campaign.service.ts';

export { isInCampaign } from './campaign.queries.ts';

export function campaignModule(deps: Deps): Module {
  const prices = createCampaignPrices(deps);
  const news = createCampaignNews(deps);
  return {
    routes: campaignRoutes(createCampaignService(deps)),
    jobs: [
      handleJob(applyCampaignsJob, () => prices.applyDue(deps.db), '* * * * *'),
      handleJob(announceCampaignJob, (data) => news.announce(deps.db, data)),
    ],
    mails: campaignMails,
  };
}
