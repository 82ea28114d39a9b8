// Written by `pnpm generate` from packages/contracts.
import type { campaignEndpoints } from '@sinau/contracts/authoring/campaign/campaign.endpoints';
import { operation } from '../operation.ts';

export const campaign = {
  key: ['campaign'],
  led: operation<typeof campaignEndpoints.led>('campaign.led', 'GET', '/operator/campaign'),
  ledDetail: operation<typeof campaignEndpoints.ledDetail>('campaign.ledDetail', 'GET', '/operator/campaign/:id'),
  entries: operation<typeof campaignEndpoints.entries>('campaign.entries', 'GET', '/operator/campaign/:id/class'),
  create: operation<typeof campaignEndpoints.create>('campaign.create', 'POST', '/operator/campaign'),
  end: operation<typeof campaignEndpoints.end>('campaign.end', 'POST', '/operator/campaign/:id/end'),
  open: operation<typeof campaignEndpoints.open>('campaign.open', 'GET', '/user/campaign'),
  openDetail: operation<typeof campaignEndpoints.openDetail>('campaign.openDetail', 'GET', '/user/campaign/:id'),
  offers: operation<typeof campaignEndpoints.offers>('campaign.offers', 'GET', '/user/campaign/:id/class'),
  enter: operation<typeof campaignEndpoints.enter>('campaign.enter', 'PUT', '/user/campaign/:id/class/:classId'),
  leave: operation<typeof campaignEndpoints.leave>('campaign.leave', 'DELETE', '/user/campaign/:id/class/:classId'),
};
