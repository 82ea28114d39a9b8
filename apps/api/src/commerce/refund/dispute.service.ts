import type { QueryOf, Received } from '@sinau/contracts';
import type { refundEndpoints } from '@sinau/contracts/commerce/refund/refund.endpoints';
import type { Difference, Dispute } from '@sinau/contracts/commerce/refund/refund.schemas';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { contextOf, lockOrder } from '../order-record/index.ts';
import { loseDispute, winDispute } from './dispute-outcome.ts';
import { findDifferences, findDispute, findDisputes, type DifferenceRow, type DisputeRow } from './dispute.queries.ts';

export type DisputeService = ReturnType<typeof createDisputeService>;

type Decision = Received<typeof refundEndpoints.settleDispute>['body'];

/** Payments that a buyer's bank claims back, and other differences between the gateway and our books. */
export function createDisputeService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>) {
  const { db, clock } = deps;
  return {
    async disputes(_: Operator, query: QueryOf<typeof refundEndpoints.disputes>) {
      const { rows, total } = await findDisputes(db, query);
      return listAnswer<Dispute>(query, rows.map(presentDispute), total);
    },

    /** The gateway does not report how it ended: operators learn it from the bank. */
    async settleDispute(operator: Operator, { id }: { id: string }, { outcome, reason }: Decision) {
      const { orderId: title, buyer } = required(await findDispute(db, id));
      await transact(db, async (tx) => {
        const context = contextOf(deps, tx);
        const order = await lockOrder(tx, id);
        if (order.status !== 'DISPUTED') throw new AppError('dispute_over');
        await (outcome === 'won' ? winDispute(context, order) : loseDispute(context, order, reason));
        await appendAudit(
          tx,
          {
            act: outcome === 'won' ? 'dispute.win' : 'dispute.lose',
            actorId: operator.id,
            subject: { type: 'order', id, title },
            personId: buyer.id,
            reason,
          },
          clock.now(),
        );
      });
      return presentDispute(required(await findDispute(db, id)));
    },

    async differences(_: Operator, query: QueryOf<typeof refundEndpoints.differences>) {
      const { rows, total } = await findDifferences(db, query);
      return listAnswer<Difference>(query, rows.map(presentDifference), total);
    },
  };
}

const presentDispute = ({ disputedAt, ...row }: DisputeRow): Dispute => ({
  ...row,
  disputedAt: disputedAt.toISOString(),
});
const presentDifference = ({ foundAt, endedAt, ...row }: DifferenceRow): Difference => ({
  ...row,
  foundAt: foundAt.toISOString(),
  endedAt: isoOrNull(endedAt),
});
