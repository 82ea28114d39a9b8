import { randomBytes } from 'node:crypto';
import { inJakarta } from '@sinau/format/calendar';

/** Crockford's letters: none is taken for another when read aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The public code of an order, used once at the gateway: 'SN-261121-7K3M9QXD', with the day in Jakarta. */
export function newOrderCode(now: Date) {
  return `SN-${inJakarta(now, 'YYMMDD')}-${Array.from(randomBytes(8), (byte) => letters[byte % 32]).join('')}`;
}
