import type { Db } from '../../platform/db.ts';
import { findBalances, insertPayoutEvent, postingsOfReturn } from '../ledger/index.ts';
import { updatePayout, type PayoutRow } from './payout.queries.ts';

type Ending = Extract<Parameters<typeof updatePayout>[2], { endedAt: Date }>;

/**
 * Ends a payout that was not transferred, or was returned: its money is the mitra's again. The mitra's books and the
 * payout are locked.
 */
export async function endPayout(tx: Db, { id, mitraId, amount, paidAt }: PayoutRow, ending: Ending) {
  const { debt = 0 } = await findBalances(tx, mitraId);
  await insertPayoutEvent(tx, {
    kind: 'payout_return',
    mitraId,
    payoutId: id,
    occurredAt: ending.endedAt,
    postings: postingsOfReturn({ amount: Number(amount), from: paidAt ? 'paid_out' : 'payout_in_transit' }, -debt),
  });
  return updatePayout(tx, id, ending);
}
