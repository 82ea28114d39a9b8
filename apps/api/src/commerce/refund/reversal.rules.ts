import type { RefundHold } from '@sinau/contracts/commerce/refund/refund.rules';
import type { DifferenceKind, OrderState, RefundReason, RefundWay } from '../../generated/prisma/enums.ts';
import type { GatewayRefund, PaymentReport } from '../../platform/payments/gateway.ts';
import { isPaid, isReversal } from '../order-record/index.ts';

/** Refund of an order, owed or paid. */
export interface Refund {
  readonly id: string;
  /** Null where the gateway named no whole amount. */
  readonly amount: number | null;
  readonly isPaid: boolean;
  readonly reference: string | null;
  readonly reason: RefundReason;
  readonly way: RefundWay | null;
}

/** Money of an order in our books. */
export interface OrderMoney {
  readonly code: string;
  readonly status: OrderState;
  readonly total: number;
  readonly disputedAt: Date | null;
  readonly disputeWonAt: Date | null;
  /** Lines that cost something and were not cancelled; of a disputed order also free ones. */
  readonly kept: readonly { readonly id: string; readonly paid: number }[];
  readonly refunds: readonly Refund[];
}

/** Step by which the books follow the gateway's report. */
export type Reversal =
  | { readonly act: 'completeRefund'; readonly refundId: string; readonly reference: string; readonly way: RefundWay }
  | { readonly act: 'cancelLines'; readonly lineIds: readonly string[]; readonly reference: string }
  | { readonly act: 'note'; readonly kind: DifferenceKind; readonly key: string; readonly amount: number | null }
  | { readonly act: 'become'; readonly status: 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'DISPUTED' };

/** Returns whether a lost chargeback took the money, so that the refund was not sent. */
export const isChargedBack = ({ reason, way }: Pick<Refund, 'reason' | 'way'>) =>
  reason === 'charged_back' || way === 'chargeback';

const sumOf = (amounts: readonly (number | null)[]) => amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
const cameOf = ({ total }: Pick<OrderMoney, 'total'>, { amount }: PaymentReport) => amount ?? total;
/** Sum that the gateway paid back, whoever requested it. */
const refundedBy = (order: Pick<OrderMoney, 'total'>, report: PaymentReport) =>
  report.state === 'refunded' ? cameOf(order, report) : sumOf((report.refunds ?? []).map(({ amount }) => amount));
const transferred = (refunds: readonly Refund[]) => refunds.filter(({ isPaid: is, way }) => is && way === 'bank');

/**
 * Returns the part of the payment that can still be paid back: what was received, less what the gateway and the bank
 * paid back already. Any excess of a refund over that was paid in another way.
 */
export const leftOf = (order: Pick<OrderMoney, 'total' | 'refunds'>, report: PaymentReport) =>
  cameOf(order, report) - refundedBy(order, report) - sumOf(transferred(order.refunds).map(({ amount }) => amount));

/**
 * Returns why a refund must not be paid, by anyone, once the report was applied; null if it may. `unasked` is the
 * report of a gateway that this installation cannot ask.
 */
export function refusalToPay(
  order: Pick<OrderMoney, 'status' | 'total' | 'refunds'>,
  { amount }: Pick<Refund, 'amount'>,
  report: PaymentReport | null | 'unasked',
): RefundHold | null {
  if (order.status === 'DISPUTED') return 'refund_disputed';
  if (report === 'unasked') return null;
  const hasMoney = report !== null && (report.state === 'paid' || isReversal(report.state));
  return hasMoney && (amount ?? 1) <= leftOf(order, report) ? null : 'refund_exceeds_payment';
}

/** Keeps the books of an order while the steps of one report are planned. */
function planOf(order: OrderMoney) {
  const steps: Reversal[] = [];
  let { status } = order;
  let refunds = [...order.refunds];
  let kept = [...order.kept];
  return {
    steps,
    status: () => status,
    kept: () => kept,
    refunds: () => refunds,
    owed: () => refunds.filter((refund) => !refund.isPaid),
    complete(settled: Refund, reference: string, way: RefundWay) {
      steps.push({ act: 'completeRefund', refundId: settled.id, reference, way });
      refunds = refunds.map((one) => (one === settled ? { ...one, isPaid: true, reference, way } : one));
    },
    cancel(lines: OrderMoney['kept'], reference: string) {
      if (lines.length === 0) return;
      steps.push({ act: 'cancelLines', lineIds: lines.map(({ id }) => id), reference });
      kept = kept.filter((line) => !lines.includes(line));
      refunds = [
        ...refunds,
        ...lines.map(({ id, paid: amount }) => ({
          id: `refund of ${id}`,
          amount,
          isPaid: true,
          reference,
          reason: 'gateway' as const,
          way: null,
        })),
      ];
      status = kept.length === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    },
    note: (kind: DifferenceKind, key: string, amount: number | null) =>
      void steps.push({ act: 'note', kind, key, amount }),
    become(next: 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'DISPUTED') {
      steps.push({ act: 'become', status: next });
      status = next;
    },
  };
}
type Plan = ReturnType<typeof planOf>;

/**
 * Plans how the books follow a report of money that was received and went back. The same report again, or an older one
 * after it, adds nothing. Cancelling and paying back are two separate things (docs/decisions/0200).
 */
export function reversalsOf(order: OrderMoney, report: PaymentReport): Reversal[] {
  const plan = planOf(order);
  const listed = report.refunds ?? [];
  for (const { key } of listed) {
    const own = plan.owed().find(({ id }) => id === key);
    if (own) plan.complete(own, key, 'gateway');
  }
  const unconfirmedRefunds = listed.filter(({ key }) => !plan.refunds().some(({ reference }) => reference === key));
  if (refundedBy(order, report) >= cameOf(order, report)) takeAll(plan, order, listed, unconfirmedRefunds);
  else for (const refund of unconfirmedRefunds) takePart(plan, refund);
  // A report older than the chargeback may bring a refund, which was then paid twice.
  if (report.state === 'charged_back' || plan.status() === 'DISPUTED') takeBack(plan, order);
  return plan.steps;
}

/** The gateway paid everything back: nothing is owed, and any additional transfer or chargeback was paid twice. */
function takeAll(
  plan: Plan,
  { code, refunds }: OrderMoney,
  listed: readonly GatewayRefund[],
  unconfirmedRefunds: readonly GatewayRefund[],
) {
  const key = unconfirmedRefunds.at(-1)?.key ?? listed.at(-1)?.key ?? code;
  const wasDisputed = plan.status() === 'DISPUTED';
  for (const owed of plan.owed()) plan.complete(owed, key, 'gateway');
  plan.cancel(plan.kept(), key);
  if (wasDisputed) plan.become('REFUNDED');
  const twice = [...transferred(refunds), ...refunds.filter(isChargedBack)];
  if (twice.length > 0) plan.note('unknown_refund', key, sumOf(twice.map(({ amount }) => amount)));
}

/**
 * Applies a part that was paid back in the gateway's dashboard: to the refund owed of that amount, or to the one line
 * that cost it.
 */
function takePart(plan: Plan, { key, amount }: GatewayRefund) {
  const owed = plan.owed();
  const same = owed.find((one) => one.amount === amount);
  if (same) return plan.complete(same, key, 'gateway');
  if (owed.length > 0 && sumOf(owed.map((one) => one.amount)) === amount) {
    for (const one of owed) plan.complete(one, key, 'gateway');
    return;
  }
  const lines = plan.kept().filter(({ paid }) => paid === amount);
  const isOpen = plan.status() === 'SUCCESS' || plan.status() === 'PARTIALLY_REFUNDED';
  if (isOpen && lines.length === 1) return plan.cancel(lines, key);
  plan.note('unknown_refund', key, amount);
  if (plan.status() === 'SUCCESS') plan.become('PARTIALLY_REFUNDED');
}

/**
 * Applies a chargeback of the buyer's bank. The part that is kept or still owed is disputed, once, and held until
 * operators know the outcome. The part paid back before that is paid twice, and noted. Money that never paid for its
 * order is owed anyway, so it is not disputed.
 */
function takeBack(plan: Plan, { code, disputedAt, disputeWonAt }: OrderMoney) {
  if (disputeWonAt) return;
  if (!isPaid(plan.status())) for (const owed of plan.owed()) plan.complete(owed, code, 'chargeback');
  const paidBack = plan.refunds().filter((refund) => refund.isPaid && !isChargedBack(refund));
  if (paidBack.length > 0) plan.note('charged_back', '', sumOf(paidBack.map(({ amount }) => amount)));
  const isOutstanding = plan.kept().length > 0 || plan.owed().length > 0;
  if (isPaid(plan.status()) && !disputedAt && isOutstanding) plan.become('DISPUTED');
}
