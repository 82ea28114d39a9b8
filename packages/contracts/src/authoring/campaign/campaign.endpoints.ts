import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, idOf, noData, text } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import {
  campaignCreation,
  campaignEntry,
  campaignOffer,
  campaignPrice,
  ledCampaign,
  openCampaign,
} from './campaign.schemas.ts';

const byId = z.object({ id: idOf('campaign') });
const ofClass = byId.extend({ classId: classRef });

/**
 * Price campaigns of the marketplace, which mitra opt into. The discount is the mitra's: its share is worked out from the
 * price of the campaign, as from any other.
 */
export const campaignEndpoints = defineEndpoints('campaign', {
  led: {
    method: 'GET',
    path: '/operator/campaign',
    auth: 'operator',
    staff: ['content', 'finance'],
    summary: 'The price campaigns, newest first',
    query: listQuery({ sort: ['startsAt', 'name'] }),
    data: listOf(ledCampaign),
  },
  ledDetail: {
    method: 'GET',
    path: '/operator/campaign/:id',
    auth: 'operator',
    staff: ['content', 'finance'],
    summary: 'One price campaign',
    params: byId,
    data: ledCampaign,
    errors: ['not_found'],
  },
  entries: {
    method: 'GET',
    path: '/operator/campaign/:id/class',
    auth: 'operator',
    staff: ['content', 'finance'],
    summary: 'The classes in a campaign, newest first',
    params: byId,
    query: listQuery({ sort: ['price'] }),
    data: listOf(campaignEntry),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/operator/campaign',
    auth: 'operator',
    staff: ['content', 'finance'],
    summary: 'Make a price campaign that mitra may opt into from now on; its period and bounds do not change',
    body: campaignCreation,
    data: ledCampaign,
    errors: ['invalid_input'],
    example: {
      name: 'Harbolnas',
      startsAt: '2026-12-12T00:00:00.000Z',
      endsAt: '2026-12-15T00:00:00.000Z',
      minDiscount: 20,
      topicIds: [],
    },
  },
  end: {
    method: 'POST',
    path: '/operator/campaign/:id/end',
    auth: 'operator',
    staff: ['content', 'finance'],
    summary: 'End a price campaign at once: its classes cost what they did before',
    params: byId,
    body: z.object({ reason: text(1_000, 10) }),
    data: ledCampaign,
    errors: ['not_found', 'campaign_over'],
    example: { reason: 'Dibatalkan bersama mitra pembayaran.' },
  },
  open: {
    method: 'GET',
    path: '/user/campaign',
    auth: 'partner',
    summary: 'Price campaigns that have not ended, the next first',
    query: listQuery({ sort: ['startsAt'] }),
    data: listOf(openCampaign),
  },
  openDetail: {
    method: 'GET',
    path: '/user/campaign/:id',
    auth: 'partner',
    summary: 'One price campaign',
    params: byId,
    data: openCampaign,
    errors: ['not_found'],
  },
  offers: {
    method: 'GET',
    path: '/user/campaign/:id/class',
    auth: 'partner',
    summary: 'The classes of my mitra that are in a campaign, or may be; `keyword` is part of a title',
    params: byId,
    query: listQuery({ sort: ['title'] }),
    data: listOf(campaignOffer),
    errors: ['not_found'],
  },
  enter: {
    method: 'PUT',
    path: '/user/campaign/:id/class/:classId',
    auth: 'partner',
    summary:
      'Take part with a class at this price, or change it before the campaign starts. Until it ends, the price of the class does not change otherwise',
    params: ofClass,
    body: campaignPrice,
    data: noData,
    errors: ['not_found', 'invalid_input', 'campaign_over', 'campaign_running', 'class_not_for_campaign'],
    example: { price: 120_000 },
  },
  leave: {
    method: 'DELETE',
    path: '/user/campaign/:id/class/:classId',
    auth: 'partner',
    summary: 'Take a class out of a campaign that has not started',
    params: ofClass,
    data: noData,
    errors: ['not_found', 'campaign_running', 'campaign_over'],
  },
});
