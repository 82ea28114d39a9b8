import { z } from 'zod';
import { instant, rupiah, uuid } from '../../fields.ts';
import { sale } from '../stock/sale.schemas.ts';
import { programFormats } from './offer.rules.ts';

export const mitraBrief = z.object({ id: uuid, name: z.string(), slug: z.string(), logo: z.string().nullable() });

export const programCard = z.object({
  id: uuid,
  type: z.enum(['program']),
  format: z.enum(programFormats),
  title: z.string(),
  slug: z.string(),
  /** An address on this origin. */
  thumbnail: z.string().nullable(),
  salePrice: rupiah,
  /** The price before a promotion, struck through; null without one. */
  normalPrice: rupiah.nullable(),
  /** Time when the promotion ends and `normalPrice` applies again; null without an end. */
  promotionEndsAt: instant.nullable(),
  /** Average of the reviews, 1 to 5 with one decimal; null without reviews. */
  rating: z.object({ average: z.number(), count: z.int().positive() }).nullable(),
  category: z.object({ title: z.string(), slug: z.string() }),
  mitra: mitraBrief,
  totalLesson: z.int().nonnegative(),
  /** The sum of all lessons. */
  durationSeconds: z.int().nonnegative(),
  participantCount: z.int().nonnegative(),
  sale,
});
export type ProgramCard = z.infer<typeof programCard>;
