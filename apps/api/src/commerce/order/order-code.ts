import { inJakarta } from '@sinau/format/calendar';
import { randomCode } from '../../platform/slugs.ts';

/** Generates the public code of an order, used once at the gateway: 'SN-261121-7K3M9QXD', with the day in Jakarta. */
export const newOrderCode = (now: Date) => `SN-${inJakarta(now, 'YYMMDD')}-${randomCode(8)}`;
