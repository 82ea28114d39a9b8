import { z } from 'zod';
import { catalogCard } from '../catalog/catalog.schemas.ts';
import { classRef, idOf, instant, uuid } from '../../fields.ts';
import { featuredLists } from './featured.rules.ts';

/** A class in a list of operator picks; popular classes follow the picks. */
const featuredCard = catalogCard.extend({ isPick: z.boolean() });
export const featuredList = z.object({ list: z.array(featuredCard) });

export const featuredPick = z.object({
  id: idOf('featuredPick'),
  place: z.enum(featuredLists),
  class: z.object({
    id: uuid,
    title: z.string(),
    slug: z.string(),
    thumbnail: z.string().nullable(),
    mitra: z.string(),
  }),
  /** Null: without a start, or without an end. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** `unavailable`: within its period, but the class is not for sale now. */
  state: z.enum(['running', 'scheduled', 'ended', 'unavailable']),
});
export type FeaturedPick = z.infer<typeof featuredPick>;

export const featuredPicking = z.object({
  place: z.enum(featuredLists),
  classId: classRef,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
});
export type FeaturedPicking = z.infer<typeof featuredPicking>;
