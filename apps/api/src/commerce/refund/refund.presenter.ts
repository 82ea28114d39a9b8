import { refundableUntil } from '@sinau/contracts/commerce/refund/refund.rules';
import type { RefundableOrder, RefundLine, RefundPreview } from '@sinau/contracts/commerce/refund/refund.schemas';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import type { PaymentGateway } from '../../platform/payments/gateway.ts';
import { paymentMethodOf } from '../checkout/index.ts';
import { statusOf } from '../order-record/index.ts';
import type { OrderHead, PurchaseRow } from './purchase.queries.ts';
import { refusalOf } from './refund.rules.ts';

interface Presented {
  readonly order: OrderHead;
  readonly purchases: readonly PurchaseRow[];
}

export const presentPreview = (
  { order, purchases }: Presented,
  { now, payments }: { now: Date; payments: PaymentGateway },
): RefundPreview => ({
  id: order.id,
  orderId: order.code,
  way: payments.hasRefundRail(order.paymentMethod as PaymentMethodCode | null) ? 'gateway' : 'bank',
  lines: purchases.map((line) => presentLine(line, now)),
});

const presentLine = (line: PurchaseRow, now: Date): RefundLine => ({
  lineId: line.lineId,
  classId: line.classId,
  title: line.title,
  ticket: line.ticket,
  bundle: line.bundle,
  amount: line.amount,
  withIt: line.withIt.map(({ lineId, title, amount }) => ({ lineId, title, amount })),
  progress: line.progress,
  until: isoOrNull(refundableUntil(line)),
  refusal: refusalOf(line, now),
});

export const presentForOperator = (of: Presented, with_: { now: Date; payments: PaymentGateway }): RefundableOrder => ({
  ...presentPreview(of, with_),
  status: statusOf(of.order.status),
  total: of.order.total,
  paidAt: isoOrNull(of.order.paidAt),
  paymentMethod: paymentMethodOf(of.order.paymentMethod)?.title ?? null,
  buyer: of.order.user,
});
