import type { Received } from '@sinau/contracts';
import type { voucherEndpoints } from '@sinau/contracts/commerce/voucher/voucher.endpoints';
import type { Actor } from '../../platform/actor.ts';
import type { Quotes } from '../checkout/index.ts';

export type CheckService = ReturnType<typeof createCheckService>;
type Check = Received<typeof voucherEndpoints.checkMitra>['body'];

/** Quotes a checkout with one more code, in place of the one of its kind. */
export const createCheckService = (quote: Quotes) => ({
  mitra: ({ id: userId }: Actor, { code, ...items }: Check, address: string) =>
    quote({ userId, address }, { ...items, voucherMitra: [code] }),
  platform: ({ id: userId }: Actor, { code, ...items }: Check, address: string) =>
    quote({ userId, address }, { ...items, voucherPlatform: code }),
});
