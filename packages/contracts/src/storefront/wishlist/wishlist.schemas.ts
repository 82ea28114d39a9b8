import { z } from 'zod';
import { catalogCard } from '../catalog/catalog.schemas.ts';
import { idOf, instant } from '../../fields.ts';

/** A class, a webinar or a bundle on a wishlist. */
export const wished = catalogCard.extend({
  /** False once it was archived or withdrawn: it stays in the list with that status. */
  isForSale: z.boolean(),
  wishedAt: instant,
});
export type Wished = z.infer<typeof wished>;

const isKept = z.boolean();
export const wishChange = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('program'), id: idOf('program'), isKept }),
  z.strictObject({ type: z.literal('webinar'), id: idOf('webinar'), isKept }),
  z.strictObject({ type: z.literal('bundle'), id: idOf('bundle'), isKept }),
]);
export type WishChange = z.infer<typeof wishChange>;
