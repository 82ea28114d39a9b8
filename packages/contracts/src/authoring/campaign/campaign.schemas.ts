import { z } from 'zod';
import { instant, rupiah, shapeOf, uuid } from '../../fields.ts';
import { maxClassPrice, minClassPrice } from '../../storefront/catalog/offer.rules.ts';
import {
  campaignObstacles,
  campaignRules,
  campaignStates,
  discountBounds,
  mostCampaignTopics,
} from './campaign.rules.ts';

/** A period in which the marketplace sells classes for less, whose mitra opted in. */
export const campaign = z.object({
  id: uuid,
  name: z.string(),
  state: z.enum(campaignStates),
  startsAt: instant,
  /** Time at which it was ended early, if it was. */
  endsAt: instant,
  /** The smallest discount of a class, in per cent. */
  minDiscount: z.int(),
  /** Topics of the classes that may take part; empty for all. */
  topics: z.array(z.object({ id: uuid, title: z.string() })),
});
export type Campaign = z.infer<typeof campaign>;

export const campaignCreation = z.object({
  ...shapeOf(campaignRules),
  startsAt: instant,
  endsAt: instant,
  minDiscount: z.int().min(discountBounds.min).max(discountBounds.max),
  topicIds: z.array(uuid).max(mostCampaignTopics).default([]),
});
export type CampaignCreation = z.infer<typeof campaignCreation>;

const campaignClass = z.object({ id: uuid, title: z.string(), slug: z.string() });

/** A campaign in the operators' list. */
export const ledCampaign = campaign.extend({ classCount: z.int().nonnegative() });
export type LedCampaign = z.infer<typeof ledCampaign>;

/** A class in a campaign, as operators see it. */
export const campaignEntry = z.object({
  id: uuid,
  class: campaignClass,
  mitra: z.object({ name: z.string() }),
  regularPrice: rupiah,
  price: rupiah,
  enteredAt: instant,
});
export type CampaignEntry = z.infer<typeof campaignEntry>;

/** A campaign as a mitra sees it. */
export const openCampaign = campaign.extend({
  /** Number of the mitra's own classes in it. */
  ownCount: z.int().nonnegative(),
});
export type OpenCampaign = z.infer<typeof openCampaign>;

/** A class of the mitra that is in a campaign, or may be. */
export const campaignOffer = campaignClass.extend({
  /** Price outside of the campaign. */
  regularPrice: rupiah,
  /** The highest price with which it takes part. */
  highestPrice: rupiah,
  /** Price in the campaign; null while it is not in it. */
  price: rupiah.nullable(),
  /** Reason why it cannot take part now; null if it can, or does. */
  obstacle: z.enum(campaignObstacles).nullable(),
});
export type CampaignOffer = z.infer<typeof campaignOffer>;

export const campaignPrice = z.object({ price: z.int().min(minClassPrice).max(maxClassPrice) });
