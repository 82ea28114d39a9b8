import { minPayout, type PayoutStatus } from '@sinau/contracts/commerce/payout/payout.rules';

interface Sale {
  readonly share: number;
  readonly freeAt: number;
  state: 'held' | 'free' | 'refunded';
}
interface Withdrawal {
  readonly amount: number;
  status: PayoutStatus;
  approvedBy: number | null;
  returnNotedBy: number | null;
}

/** Step of an operator. */
type OperatorStep = 'approve' | 'reject' | 'pay' | 'fail' | 'noteReturn' | 'confirmReturn' | 'dismissReturn';
export type PayoutStep =
  | { readonly kind: OperatorStep; readonly payout: number; readonly operator: number }
  | { readonly kind: 'cancel'; readonly payout: number };

/** A mitra's money in plain numbers: the ledger must come to the same. */
export function createPayoutModel() {
  const sales: Sale[] = [];
  const payouts: Withdrawal[] = [];
  const balances = { available: 0, held: 0, inTransit: 0, paidOut: 0, debt: 0 };

  /** Incoming money settles debts before it is available. */
  const comeIn = (amount: number) => {
    const netted = Math.min(amount, balances.debt);
    balances.debt -= netted;
    balances.available += amount - netted;
  };
  const end = (payout: Withdrawal, status: PayoutStatus, from: 'inTransit' | 'paidOut' = 'inTransit') => {
    payout.status = status;
    balances[from] -= payout.amount;
    comeIn(payout.amount);
  };
  const expected = {
    approve: 'requested',
    reject: 'requested',
    cancel: 'requested',
    pay: 'approved',
    fail: 'approved',
    noteReturn: 'paid',
    confirmReturn: 'returning',
    dismissReturn: 'returning',
  } as const;

  return {
    sales,
    payouts,
    balances,
    sell(share: number, freeAt: Date) {
      sales.push({ share, freeAt: freeAt.getTime(), state: 'held' });
      balances.held += share;
    },
    /** Frees money that is due. */
    passUntil(now: Date) {
      for (const sale of sales.filter(({ state, freeAt }) => state === 'held' && freeAt <= now.getTime())) {
        sale.state = 'free';
        balances.held -= sale.share;
        comeIn(sale.share);
      }
    },
    refund(index: number) {
      const sale = sales[index]!;
      if (sale.state === 'held') balances.held -= sale.share;
      else {
        const free = Math.min(sale.share, balances.available);
        balances.available -= free;
        balances.debt += sale.share - free;
      }
      sale.state = 'refunded';
    },
    /** Reason for refusing a request; null if it is not refused. */
    refusalOf: (amount: number) =>
      amount < minPayout ? 'invalid_input' : amount > balances.available ? 'payout_exceeds_available' : null,
    request(amount: number) {
      payouts.push({ amount, status: 'requested', approvedBy: null, returnNotedBy: null });
      balances.available -= amount;
      balances.inTransit += amount;
    },
    /** Takes a step of a payout, and returns the reason of a refusal; null if it is not refused. */
    take(step: PayoutStep) {
      const payout = payouts[step.payout]!;
      if (payout.status !== expected[step.kind]) return `payout_not_${expected[step.kind]}`;
      if (step.kind === 'approve') Object.assign(payout, { status: 'approved', approvedBy: step.operator });
      else if (step.kind === 'reject') end(payout, 'rejected');
      else if (step.kind === 'cancel') end(payout, 'cancelled');
      else if (step.kind === 'fail') end(payout, 'failed');
      else if (step.kind === 'noteReturn') Object.assign(payout, { status: 'returning', returnNotedBy: step.operator });
      else if (step.kind === 'dismissReturn') payout.status = 'paid';
      else if (step.kind === 'confirmReturn') {
        if (payout.returnNotedBy === step.operator) return 'payout_return_needs_other';
        end(payout, 'returned', 'paidOut');
      } else if (payout.approvedBy === step.operator) return 'payout_needs_other_operator';
      else {
        payout.status = 'paid';
        balances.inTransit -= payout.amount;
        balances.paidOut += payout.amount;
      }
      return null;
    },
  };
}
export type PayoutModel = ReturnType<typeof createPayoutModel>;
