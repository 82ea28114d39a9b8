import { z } from 'zod';
import { instant, rupiah } from '../../fields.ts';
import { programCard } from './offer.schemas.ts';
import { programFormats } from './offer.rules.ts';

/** Any offer, in one shape: lists of programs, webinars and bundles are the most frequent reads. */
export const catalogCard = programCard.extend({
  type: z.enum(['program', 'webinar', 'bundle']),
  /** Null for webinars and bundles. */
  format: z.enum(programFormats).nullable(),
  /** Price before a promotion, or the sum of a bundle's classes; null if that is not higher. */
  normalPrice: rupiah.nullable(),
  /** Start of a webinar's first session and end of its last one; null for the others. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** 'Terlaris' or 'Baru'; null for most. */
  badge: z.enum(['bestseller', 'new']).nullable(),
  /** Number of classes in a bundle; 0 for the others. */
  totalClass: z.int().nonnegative(),
});
export type CatalogCard = z.infer<typeof catalogCard>;
