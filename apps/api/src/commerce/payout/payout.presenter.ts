import type { Payout, ReceivedPayout } from '@sinau/contracts/commerce/payout/payout.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import type { AccountNumbers } from './account-numbers.ts';
import type { PayoutRow } from './payout.queries.ts';

const factsOf = (row: PayoutRow, numbers: AccountNumbers) => ({
  id: row.id,
  number: row.number,
  amount: Number(row.amount),
  status: row.status,
  requestedAt: row.requestedAt.toISOString(),
  approvedAt: isoOrNull(row.approvedAt),
  paidAt: isoOrNull(row.paidAt),
  reference: row.reference,
  endedAt: isoOrNull(row.endedAt),
  reason: row.reason,
  account: {
    bank: { code: row.bankAccount.bank.code, name: row.bankAccount.bank.name },
    number: numbers.masked(row.bankAccount),
    holder: row.bankAccount.holder,
  },
});

export const presentPayout = (row: PayoutRow, numbers: AccountNumbers): Payout => ({
  ...factsOf(row, numbers),
  requestedBy: row.requestedBy.fullname,
});

export const presentReceived = (row: PayoutRow, numbers: AccountNumbers): ReceivedPayout => ({
  ...factsOf(row, numbers),
  mitra: row.mitra,
  requestedBy: row.requestedBy,
  approvedBy: row.approvedBy,
  paidBy: row.paidBy,
  returnNotedAt: isoOrNull(row.returnNotedAt),
  returnNotedBy: row.returnNotedBy,
  endedBy: row.endedBy,
});
