import type { LedgerAccount } from '../../generated/prisma/enums.ts';
import { days, later } from '../../platform/clock.ts';

/** The amounts of an order line, in whole rupiah. */
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

/** The gateway's payment plus the platform's voucher is split into the mitra's share and the platform's fee. A free line has no postings. */
export function postingsOfSale({ paid, voucherPlatform, fee, mitraShare }: SaleAmounts): Posting[] {
  const postings: Posting[] = [
    { account: 'gateway_receivable', amount: -paid },
    { account: 'voucher_expense', amount: -voucherPlatform },
    { account: 'revenue', amount: fee },
    { account: 'held', amount: mitraShare },
  ];
  return postings.filter(({ amount }) => amount !== 0);
}

/** A share is released seven days after settlement, and not before three days after the class's last session. */
export function heldUntilOf(settledAt: Date, lastSessionEnd: Date | null): Date {
  const afterSettlement = later(settledAt, days(7));
  const afterSessions = lastSessionEnd && later(lastSessionEnd, days(3));
  return afterSessions && afterSessions > afterSettlement ? afterSessions : afterSettlement;
}
