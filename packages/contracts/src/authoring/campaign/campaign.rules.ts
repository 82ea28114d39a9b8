import type { FormRules } from '../../form-rules.ts';
import { minClassPrice } from '../../storefront/catalog/offer.rules.ts';

export const campaignRules = {
  name: { kind: 'text', min: 3, max: 80, missing: 'Tulis nama kampanyenya' },
} as const satisfies FormRules;

/** Bounds of the smallest discount that a campaign asks for, in per cent. */
export const discountBounds = { min: 5, max: 80 } as const;
/** Longest period of a campaign, in days. */
export const longestCampaignDays = 60;
export const mostCampaignTopics = 20;

export const campaignStates = ['upcoming', 'running', 'over'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Reasons why a class cannot take part now. */
export const campaignObstacles = ['free', 'promoted', 'other_campaign', 'too_cheap'] as const;
export type CampaignObstacle = (typeof campaignObstacles)[number];

/** Returns the highest price with which a class takes part: the smallest discount off what it costs, rounded down. */
export const highestCampaignPrice = (price: number, minDiscount: number) =>
  Math.floor((price * (100 - minDiscount)) / 100);

/** Returns why a price is refused, or null. */
export function campaignPriceProblem(price: number, regularPrice: number, minDiscount: number): string | null {
  const highest = highestCampaignPrice(regularPrice, minDiscount);
  if (price < minClassPrice) return `Paling sedikit Rp${minClassPrice.toLocaleString('id-ID')}`;
  return price > highest
    ? `Paling banyak Rp${highest.toLocaleString('id-ID')}, supaya diskonnya ${minDiscount}%`
    : null;
}
