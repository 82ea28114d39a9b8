import { createHash, timingSafeEqual } from 'node:crypto';
import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';

type Signed = Pick<GatewayNotification, 'order_id' | 'status_code' | 'gross_amount'>;

/** Computes Midtrans' `signature_key`, over the fields as they were sent: '10000.00' and '10000' differ. */
export const signatureOf = ({ order_id, status_code, gross_amount }: Signed, key: string) =>
  createHash('sha512')
    .update(order_id + status_code + gross_amount + key)
    .digest('hex');

/** Checks a signature, in the same time for a wrong one as for a right one. */
export function hasSignature(notification: Signed & { signature_key: string }, key: string) {
  const expected = Buffer.from(signatureOf(notification, key));
  const given = Buffer.from(notification.signature_key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
