import { createHash, timingSafeEqual } from 'node:crypto';
import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';

type Signed = Pick<GatewayNotification, 'order_id' | 'status_code' | 'gross_amount'>;

/** Midtrans' `signature_key`, over the texts as they were sent: '10000.00' and '10000' differ. */
export const signatureOf = ({ order_id, status_code, gross_amount }: Signed, key: string) =>
  createHash('sha512')
    .update(order_id + status_code + gross_amount + key)
    .digest('hex');

/** Takes as long for a wrong signature as for a right one. */
export function hasSignature(notification: Signed & { signature_key: string }, key: string) {
  const expected = Buffer.from(signatureOf(notification, key));
  const given = Buffer.from(notification.signature_key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
