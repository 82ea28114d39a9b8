import { z } from 'zod';
import { instant, rupiah } from '../../fields.ts';
import { programCard } from './offer.schemas.ts';
import { programFormats } from './offer.rules.ts';

/** Whatever can be bought, in one shape: lists of programs, webinars and bundles are the hottest reads there are. */
export const catalogCard = programCard.extend({
  type: z.enum(['program', 'webinar', 'bundle']),
  /** Null for webinars and bundles. */
  format: z.enum(programFormats).nullable(),
  /** The price before a promotion, or what a bundle's classes cost one by one; null where that is not more. */
  normalPrice: rupiah.nullable(),
  /** When a webinar's first session begins and its last one ends; null for the others. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** 'Terlaris' or 'Baru'; null for most. */
  badge: z.enum(['bestseller', 'new']).nullable(),
  /** How many classes a bundle holds; 0 for the others. */
  totalClass: z.int().nonnegative(),
});
export type CatalogCard = z.infer<typeof catalogCard>;
