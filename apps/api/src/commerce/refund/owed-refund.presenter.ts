import type { Refund } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import { paymentMethodOf } from '../checkout/index.ts';
import type { RefundRow } from './owed-refund.queries.ts';

export const presentRefund = ({ code, paymentMethod, dueAt, refundedAt, ...row }: RefundRow): Refund => ({
  ...row,
  orderId: code,
  paymentMethod: paymentMethodOf(paymentMethod)?.title ?? null,
  dueAt: dueAt.toISOString(),
  refundedAt: isoOrNull(refundedAt),
});
