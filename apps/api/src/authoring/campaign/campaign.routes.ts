import { campaignEndpoints } from '@sinau/contracts/authoring/campaign/campaign.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { CampaignService } from './campaign.service.ts';

export const campaignRoutes = (campaigns: CampaignService) =>
  defineRoutes(campaignEndpoints, {
    led: ({ query }) => campaigns.led(query),
    ledDetail: ({ params }) => campaigns.ledDetail(params),
    entries: ({ params, query }) => campaigns.entries(params, query),
    create: ({ actor, body }) => campaigns.create(actor, body),
    end: ({ actor, params, body }) => campaigns.end(actor, params, body),
    open: ({ actor, query }) => campaigns.open(actor, query),
    openDetail: ({ actor, params }) => campaigns.openDetail(actor, params),
    offers: ({ actor, params, query }) => campaigns.offers(actor, params, query),
    enter: ({ actor, params, body }) => campaigns.enter(actor, params, body),
    leave: ({ actor, params }) => campaigns.leave(actor, params),
  });
