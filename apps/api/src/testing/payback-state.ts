import { isPaid, isReversal } from '../commerce/order-record/index.ts';
import { stepOf } from '../commerce/order/order.rules.ts';
import { reversalsOf, type OrderMoney, type Refund } from '../commerce/refund/reversal.rules.ts';
import type { PaymentReport } from '../platform/payments/gateway.ts';

/**
 * The money of one order at the gateway, at the bank and in our books. What is paid by hand is transferred in the moment in
 * which it is marked.
 */
export interface Payback {
  /** State at the gateway. */
  hasCome: boolean;
  paidBack: { key: string; amount: number }[];
  isCharged: boolean;
  /** Amounts at the bank: transfers by operators, and whether a chargeback was lost. */
  transferred: number;
  isLost: boolean;
  /** Order in our books. */
  order: OrderMoney;
  notes: string[];
  /** A report that was requested and is not applied yet. */
  asked: PaymentReport | null;
  /** True if our books have followed the gateway since its last change. */
  isNotified: boolean;
  /** Faults so far. */
  broken: readonly string[];
}
export interface PaybackSettings {
  readonly prices: readonly number[];
  /** True if late money of this order is granted; otherwise it is owed back. */
  readonly isGranted: boolean;
  /** True if the gateway lists its refunds, as it does except in old answers. */
  readonly isListed: boolean;
  /** True if a report may be applied after a newer one. */
  readonly isLate: boolean;
}

export const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, one) => total + (one ?? 0), 0);
export const atTime = new Date('2026-12-27T02:00:00Z');

export const paidBackOf = ({ paidBack }: Payback) => sum(paidBack.map(({ amount }) => amount));
export const owedRefunds = ({ order }: Payback) => order.refunds.filter((refund) => !refund.isPaid);
export const isOpen = ({ order }: Payback) => order.status === 'SUCCESS' || order.status === 'PARTIALLY_REFUNDED';
/** Lines of a paid order that are kept so far. */
export const keptLines = ({ order }: Payback) => (isPaid(order.status) ? order.kept : []);

/** Report of the gateway about the payment. */
export function reportOf({ isListed }: PaybackSettings, state: Payback): PaymentReport {
  const { total } = state.order;
  const back = paidBackOf(state);
  const refunded = back === 0 ? 'paid' : back === total ? 'refunded' : 'partly_refunded';
  return {
    state: state.isCharged ? 'charged_back' : refunded,
    amount: total,
    ...(state.paidBack.length > 0 && isListed && { refunds: state.paidBack }),
  };
}

export const owedOf = (id: string, amount: number): Refund => ({
  id,
  amount,
  isPaid: false,
  reference: null,
  reason: 'requested',
  way: 'gateway',
});
const paidAs = ({ reference, way }: { reference: string; way: Refund['way'] }) => ({ isPaid: true, reference, way });

/** Marks a refund as paid in our books. */
export function completeRefund(
  draft: Payback,
  id: string,
  way: 'gateway' | 'bank' | 'chargeback',
  reference: string = id,
) {
  const refunds = draft.order.refunds.map((one) => (one.id === id ? { ...one, isPaid: true, reference, way } : one));
  draft.order = { ...draft.order, refunds };
}

/** Cancels lines in our books, with a refund for each. */
export function cancelLines(draft: Payback, lineIds: readonly string[], as: Omit<Refund, 'id' | 'amount'>) {
  const { order } = draft;
  const lines = order.kept.filter(({ id }) => lineIds.includes(id));
  const kept = order.kept.filter((line) => !lines.includes(line));
  const refunds = lines.map(({ id, paid }) => ({ ...as, id: `refund of ${id}`, amount: paid }));
  draft.order = {
    ...order,
    kept,
    refunds: [...order.refunds, ...refunds],
    ...(order.status !== 'DISPUTED' && { status: kept.length === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED' }),
  };
}

/** Lets our books follow a report, as the product does. */
export function applyReport({ prices, isGranted }: PaybackSettings, draft: Payback, report: PaymentReport) {
  const step = stepOf(draft.order.status, report.state);
  if (step === 'pay' && draft.order.refunds.length === 0)
    draft.order = isGranted
      ? { ...draft.order, status: 'SUCCESS', kept: prices.map((paid, index) => ({ id: `line ${index}`, paid })) }
      : { ...draft.order, status: 'FAILED', refunds: [owedOf('order', draft.order.total)] };
  if (step === 'keep' || !isReversal(report.state)) return;
  for (const reversal of reversalsOf(draft.order, report)) applyReversal(draft, reversal);
}

function applyReversal(draft: Payback, reversal: ReturnType<typeof reversalsOf>[number]) {
  switch (reversal.act) {
    case 'note':
      draft.notes = [...new Set([...draft.notes, `${reversal.kind} ${reversal.key}`])].sort();
      return;
    case 'become':
      draft.order = {
        ...draft.order,
        status: reversal.status,
        ...(reversal.status === 'DISPUTED' && { disputedAt: atTime }),
      };
      return;
    case 'completeRefund': {
      const { order } = draft;
      const refunds = order.refunds.map((one) =>
        one.id === reversal.refundId ? { ...one, ...paidAs(reversal) } : one,
      );
      draft.order = { ...order, refunds };
      break;
    }
    case 'cancelLines':
      cancelLines(draft, reversal.lineIds, { ...paidAs({ ...reversal, way: null }), reason: 'gateway' });
  }
  draft.notes = draft.notes.filter((note) => note !== `unknown_refund ${reversal.reference}`);
}

/** Lets our books follow what the gateway says now. */
export function followGateway(settings: PaybackSettings, draft: Payback) {
  applyReport(settings, draft, reportOf(settings, draft));
  draft.isNotified = true;
}
