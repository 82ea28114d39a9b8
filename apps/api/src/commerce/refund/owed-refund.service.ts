import type { QueryOf } from '@sinau/contracts';
import type { RefundHold } from '@sinau/contracts/commerce/refund/refund.rules';
import type { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import type { Refund } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { createRefundCheck } from './refund-check.ts';
import { markPaid } from './refund-payment.ts';
import { lockRefundPayment } from './refund-payment.queries.ts';
import { findRefund, findRefunds, hasAccount } from './owed-refund.queries.ts';
import type { Settlement } from '../order/settlement.ts';
import { presentRefund } from '../order-record/order.presenter.ts';

export type RefundService = ReturnType<typeof createRefundService>;

/** Refunds, for the operators who pay those that the gateway cannot (docs/decisions/0063, 0183). */
export function createRefundService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'payments'>, settlement: Settlement) {
  const { db, clock } = deps;
  const check = createRefundCheck(deps, settlement);
  return {
    async list(_: Operator, query: QueryOf<typeof transactionEndpoints.refunds>) {
      const { rows, total } = await findRefunds(db, query);
      return listAnswer<Refund>(query, rows.map(presentRefund), total);
    },

    /** Asks the gateway once more before money is sent by hand. */
    async show(_: Operator, { id }: { id: string }): Promise<Refund & { hold: RefundHold | null }> {
      const row = required(await findRefund(db, { id }));
      if (row.refundedAt) return { ...presentRefund(row), hold: null };
      const { refund, refusal } = await check.find(db, row, await check.ask(row.orderId));
      return { ...presentRefund(required(await findRefund(db, { id }))), hold: refund.isPaid ? null : refusal };
    },

    /** The actor is null on the command line, where an order is named by its code. */
    async markRefunded(
      actor: Operator | null,
      key: { id: string } | { code: string },
      { reference }: { reference: string },
    ) {
      const { id, orderId, code, refundedAt } = required(await findRefund(db, key));
      if (refundedAt) throw new AppError('refund_already_paid');
      const report = await check.ask(orderId);
      return transact(db, async (tx) => {
        const { refund, refusal } = await check.lock(tx, { id, orderId }, report);
        const payment = await lockRefundPayment(tx, id);
        if (refund.isPaid) throw new AppError('refund_already_paid');
        if (payment?.way === 'gateway') throw new AppError('refund_by_gateway');
        if (refusal) throw new AppError(refusal);
        if (!(await hasAccount(tx, orderId))) throw new AppError('refund_account_missing');
        await markPaid(tx, deps, refund, { reference, operatorId: actor?.id ?? null, way: 'bank' });
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
      });
    },
  };
}
