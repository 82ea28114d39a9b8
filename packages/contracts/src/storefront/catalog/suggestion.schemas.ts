import { z } from 'zod';
import { catalogCard } from './catalog.schemas.ts';

/** So many letters tell what somebody begins to type. */
export const shortestSuggested = 3;
export const mostSuggestions = 8;

/** What a row shows of an offer. */
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

/** At most `mostSuggestions` in all, in each group the most fitting first. */
export const suggestions = z.object({
  offers: z.array(suggestedOffer),
  topics: z.array(z.object({ title: z.string(), slug: z.string() })),
  mitra: z.array(z.object({ name: z.string(), slug: z.string(), logo: z.string().nullable() })),
  educators: z.array(z.object({ name: z.string(), title: z.string(), photo: z.string().nullable() })),
});
export type Suggestions = z.infer<typeof suggestions>;
