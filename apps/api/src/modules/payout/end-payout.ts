import type { Db } from '../../platform/db.ts';
import { findBalances, insertPayoutEvent, postingsOfReturn } from '../ledger/index.ts';
import { updatePayout, type PayoutRow } from './payout.queries.ts';

type Ending = Extract<Parameters<typeof updatePayout>[2], { endedAt: Date }>;

/** Ends a payout that was not transferred: its money goes back. The books of the mitra and the payout are locked. */
export async function endPayout(tx: Db, { id, mitraId, amount }: PayoutRow, ending: Ending) {
  const { debt = 0 } = await findBalances(tx, mitraId);
  await insertPayoutEvent(tx, {
    kind: 'payout_return',
    mitraId,
    payoutId: id,
    occurredAt: ending.endedAt,
    postings: postingsOfReturn(Number(amount), -debt),
  });
  return updatePayout(tx, id, ending);
}
