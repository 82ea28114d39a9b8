import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';

/** A stop as the members of the mitra see it. */
export const mitraStop = z.object({
  id: uuid,
  reason: z.string(),
  stoppedAt: instant,
  /** The appeal, one a stop. */
  appeal: z
    .object({
      text: z.string(),
      sentAt: instant,
      /** Answer of the operators who turned it down. */
      refusal: z.string().nullable(),
    })
    .nullable(),
});
export type MitraStop = z.infer<typeof mitraStop>;

/** A stop as operators see it. */
export const stoppedMitra = z.object({
  mitra: z.object({ id: uuid, name: z.string(), slug: z.string() }),
  /** Null while it may sell. */
  stop: mitraStop.extend({ stoppedBy: z.string().nullable() }).nullable(),
  /** Number of classes and bundles that are for sale, or that the stop took off sale. */
  totalOffers: z.int().nonnegative(),
});
export type StoppedMitra = z.infer<typeof stoppedMitra>;
