import type { LedgerAccount } from '../../generated/prisma/enums.ts';
import { days, later } from '../../platform/clock.ts';

/** Amounts of an order line, in whole rupiah. */
interface SaleAmounts {
  readonly paid: number;
  readonly voucherPlatform: number;
  readonly fee: number;
  /** PPN, included in the fee. */
  readonly tax: number;
  readonly mitraShare: number;
}
export interface SoldLine extends SaleAmounts {
  readonly id: string;
  readonly classId: string;
}
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** The gateway's payment plus the platform's voucher is split into the mitra's share, the platform's fee, and the PPN within it. A free line has no postings. */
export function postingsOfSale({ paid, voucherPlatform, fee, tax, mitraShare }: SaleAmounts): Posting[] {
  const postings: Posting[] = [
    { account: 'gateway_receivable', amount: -paid },
    { account: 'voucher_expense', amount: -voucherPlatform },
    { account: 'revenue', amount: fee - tax },
    { account: 'tax_payable', amount: tax },
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

/** Funds in a mitra's accounts that a posting may draw on. */
export interface Funds {
  available: number;
  /** Amount that the mitra owes the platform; never negative. */
  debt: number;
}
const drawn = (amount: number, funds: Funds) => {
  const free = Math.min(amount, Math.max(0, funds.available));
  funds.available -= free;
  funds.debt += amount - free;
  return { free, owed: amount - free };
};
const repaid = (amount: number, funds: Funds) => {
  const owed = Math.min(amount, Math.max(0, funds.debt));
  funds.debt -= owed;
  funds.available += amount - owed;
  return { free: amount - owed, owed };
};

/** Booked sale, and how much of its share is held now. */
export interface BookedSale {
  readonly postings: readonly Posting[];
  readonly held: number;
}
const shareOf = ({ postings }: BookedSale) =>
  postings.reduce((sum, { account, amount }) => sum + (account === 'held' ? amount : 0), 0);
const moving = (postings: readonly Posting[]) => postings.filter(({ amount }) => amount !== 0);

/**
 * Reverses a refunded sale. Its share comes from what is held of it; the part released since comes off the available
 * balance, and the part paid out by then becomes the mitra's debt. `funds` are updated to what remains.
 */
export function postingsOfRefund(sale: BookedSale, funds: Funds): Posting[] {
  const held = Math.min(sale.held, shareOf(sale));
  const { free, owed } = drawn(shareOf(sale) - held, funds);
  return moving([
    ...sale.postings
      .filter(({ account }) => account !== 'held')
      .map(({ account, amount }) => ({ account, amount: -amount })),
    { account: 'held', amount: -held },
    { account: 'available', amount: -free },
    { account: 'debt', amount: -owed },
  ]);
}

/** Holds the released part of a share again while its payment is disputed. */
export function postingsOfDispute(sale: BookedSale, funds: Funds): Posting[] {
  const freed = shareOf(sale) - sale.held;
  const { free, owed } = drawn(freed, funds);
  return moving([
    { account: 'held', amount: freed },
    { account: 'available', amount: -free },
    { account: 'debt', amount: -owed },
  ]);
}

/** Releases what a won dispute held again; the debt that the dispute left is settled first. */
export function postingsOfDisputeWon(taken: number, funds: Funds): Posting[] {
  const { free, owed } = repaid(taken, funds);
  return moving([
    { account: 'held', amount: -taken },
    { account: 'debt', amount: owed },
    { account: 'available', amount: free },
  ]);
}
