import type { QueryOf } from '@sinau/contracts';
import type { transactionEndpoints } from '@sinau/contracts/transaction/transaction.endpoints';
import type { Refund } from '@sinau/contracts/transaction/transaction.schemas';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../audit/index.ts';
import { markPaid } from './refund-payment.ts';
import { lockRefundPayment } from './refund-payment.queries.ts';
import { findRefund, findRefunds } from './refund.queries.ts';
import { presentRefund } from './transaction.presenter.ts';

export type RefundService = ReturnType<typeof createRefundService>;

/** Refunds, for the operators who pay those that the gateway cannot (docs/decisions/0063, 0183). */
export function createRefundService(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db, clock } = deps;
  return {
    async list(_: Operator, query: QueryOf<typeof transactionEndpoints.refunds>) {
      const { rows, total } = await findRefunds(db, query);
      return listAnswer<Refund>(query, rows.map(presentRefund), total);
    },

    /** The actor is null on the command line, where an order is named by its code. */
    markRefunded: (
      actor: Operator | null,
      key: { id: string } | { code: string },
      { reference }: { reference: string },
    ) =>
      transact(db, async (tx) => {
        const refund = required(await findRefund(tx, key));
        const { id, code } = refund;
        const payment = await lockRefundPayment(tx, id);
        if (payment?.way === 'gateway' && !refund.refundedAt) throw new AppError('refund_by_gateway');
        if (!(await markPaid(tx, deps, refund, { reference, operatorId: actor?.id ?? null })))
          throw new AppError('refund_already_paid');
        await appendAudit(
          tx,
          {
            act: 'refund.mark',
            actorId: actor?.id ?? null,
            subject: { type: 'order', id, title: code },
            before: { refundReference: null },
            after: { refundReference: reference },
          },
          clock.now(),
        );
        return presentRefund(required(await findRefund(tx, { id })));
      }),
  };
}
