import type { LedgerAccount } from '../../generated/prisma/enums.ts';
import { days, later } from '../../platform/clock.ts';

/** What a line of an order came to; whole rupiah. */
interface SaleAmounts {
  readonly paid: number;
  readonly voucherPlatform: number;
  readonly fee: number;
  readonly mitraShare: number;
}
export interface SoldLine extends SaleAmounts {
  readonly id: string;
  readonly classId: string;
}
interface Posting {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** What the gateway took in, and what the platform's voucher adds to it, belongs to the mitra and, as the fee, to the platform. Nothing of a free line. */
export function postingsOfSale({ paid, voucherPlatform, fee, mitraShare }: SaleAmounts): Posting[] {
  const postings: Posting[] = [
    { account: 'gateway_receivable', amount: -paid },
    { account: 'voucher_expense', amount: -voucherPlatform },
    { account: 'revenue', amount: fee },
    { account: 'held', amount: mitraShare },
  ];
  return postings.filter(({ amount }) => amount !== 0);
}

/** A share is free seven days after its settlement, and three days after the last session of a class that has some. */
export function heldUntilOf(settledAt: Date, lastSessionEnd: Date | null): Date {
  const afterSettlement = later(settledAt, days(7));
  const afterSessions = lastSessionEnd && later(lastSessionEnd, days(3));
  return afterSessions && afterSessions > afterSettlement ? afterSessions : afterSettlement;
}
