import { highestCampaignPrice, type CampaignState } from '@sinau/contracts/authoring/campaign/campaign.rules';
import type {
  Campaign,
  CampaignEntry,
  CampaignOffer,
  LedCampaign,
  OpenCampaign,
} from '@sinau/contracts/authoring/campaign/campaign.schemas';
import { minClassPrice } from '@sinau/contracts/storefront/catalog/offer.rules';
import type { CampaignRow, EntryRow, OfferRow } from './campaign.queries.ts';

export function stateOf(
  { startsAt, endsAt, endedAt }: Pick<CampaignRow, 'startsAt' | 'endsAt' | 'endedAt'>,
  now: Date,
): CampaignState {
  if (endedAt !== null || endsAt <= now) return 'over';
  return startsAt <= now ? 'running' : 'upcoming';
}

const presentCampaign = (row: CampaignRow, now: Date): Campaign => ({
  id: row.id,
  name: row.name,
  state: stateOf(row, now),
  startsAt: row.startsAt.toISOString(),
  endsAt: (row.endedAt ?? row.endsAt).toISOString(),
  minDiscount: row.minDiscount,
  topics: row.topics.map(({ category }) => category),
});
export const presentLed = (row: CampaignRow, now: Date): LedCampaign => ({
  ...presentCampaign(row, now),
  classCount: row._count.entries,
});
export const presentOpen = (row: CampaignRow, now: Date): OpenCampaign => ({
  ...presentCampaign(row, now),
  ownCount: row._count.entries,
});

export const presentEntry = ({ class: { mitra, ...of }, enteredAt, ...row }: EntryRow): CampaignEntry => ({
  ...row,
  class: of,
  mitra,
  enteredAt: enteredAt.toISOString(),
});

/** Presents a class for a campaign: its price in it, or why it cannot be in it. */
export function presentOffer(
  { id, title, slug, salePrice, normalPrice, campaignEntries: [entry] }: OfferRow,
  campaign: Pick<CampaignRow, 'id' | 'minDiscount'>,
): CampaignOffer {
  const regularPrice = entry?.regularPrice ?? normalPrice ?? salePrice ?? 0;
  const highestPrice = highestCampaignPrice(regularPrice, campaign.minDiscount);
  const isIn = entry?.campaignId === campaign.id;
  return {
    id,
    title,
    slug,
    regularPrice,
    highestPrice,
    price: isIn ? entry.price : null,
    obstacle: isIn
      ? null
      : obstacleOf({ regularPrice, highestPrice, isPromoted: normalPrice !== null, isElsewhere: entry !== undefined }),
  };
}

function obstacleOf(of: { regularPrice: number; highestPrice: number; isPromoted: boolean; isElsewhere: boolean }) {
  if (of.isElsewhere) return 'other_campaign' as const;
  if (of.regularPrice === 0) return 'free' as const;
  if (of.isPromoted) return 'promoted' as const;
  return of.highestPrice < minClassPrice ? ('too_cheap' as const) : null;
}
