import { z } from 'zod';
import { instant } from '../../fields.ts';
import { fewSeats, saleStates } from './sale.rules.ts';

/** Whether something can be bought now: derived by the server, once for all screens. Of programs and bundles it is open. */
export const sale = z.object({
  state: z.enum(saleStates),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  /** Only from so few on; null while there are more, or no bound. */
  seatsLeft: z.int().min(0).max(fewSeats).nullable(),
});
export type Sale = z.infer<typeof sale>;
