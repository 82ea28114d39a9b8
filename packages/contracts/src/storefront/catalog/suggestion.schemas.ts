import { z } from 'zod';
import { catalogCard } from './catalog.schemas.ts';

/** Minimum number of typed letters for suggestions. */
export const shortestSuggested = 3;
export const mostSuggestions = 8;

/** Fields of an offer in a suggestion row. */
export const suggestedOffer = catalogCard.pick({
  id: true,
  type: true,
  format: true,
  title: true,
  slug: true,
  thumbnail: true,
  salePrice: true,
  normalPrice: true,
  promotionEndsAt: true,
  durationSeconds: true,
  totalLesson: true,
  totalClass: true,
  startsAt: true,
});
export type SuggestedOffer = z.infer<typeof suggestedOffer>;

/** At most `mostSuggestions` in total, in each group the best match first. */
export const suggestions = z.object({
  offers: z.array(suggestedOffer),
  topics: z.array(z.object({ title: z.string(), slug: z.string() })),
  mitra: z.array(z.object({ name: z.string(), slug: z.string(), logo: z.string().nullable() })),
  educators: z.array(z.object({ name: z.string(), title: z.string(), photo: z.string().nullable() })),
});
export type Suggestions = z.infer<typeof suggestions>;
