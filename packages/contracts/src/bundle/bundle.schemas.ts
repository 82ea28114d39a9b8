import { z } from 'zod';
import { catalogCard } from '../catalog/catalog.schemas.ts';
import { instant, rupiah, uuid } from '../fields.ts';
import { programCard } from '../program/program.schemas.ts';

/** Classes of one mitra at a price of their own. */
export const bundle = catalogCard.omit({ type: true, format: true, startsAt: true, endsAt: true }).extend({
  type: z.enum(['bundle']),
  code: z.string(),
  /** One or two sentences, plain text. */
  description: z.string(),
  updatedAt: instant,
  /** How much less it costs than its classes one by one; null where it is not less. */
  saving: rupiah.nullable(),
  /** In the order of the mitra. */
  classes: z.array(programCard),
  /** For somebody signed in: which of the classes they have, and what the others cost. Null for visitors. */
  own: z.object({ classIds: z.array(uuid), salePrice: rupiah, normalPrice: rupiah.nullable() }).nullable(),
});
export type Bundle = z.infer<typeof bundle>;
