import { z } from 'zod';
import { instant } from '../../fields.ts';
import { fewSeats, saleStates } from './sale.rules.ts';

/**
 * True if an offer can be bought now: derived by the server, once for all screens. Always open for programs and
 * bundles.
 */
export const sale = z.object({
  state: z.enum(saleStates),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  /** Only if few are left; null while there are more, or no limit. */
  seatsLeft: z.int().min(0).max(fewSeats).nullable(),
});
export type Sale = z.infer<typeof sale>;
