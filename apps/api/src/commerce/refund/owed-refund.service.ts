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
import { contextOf } from '../order-record/index.ts';
import { presentRefund } from './owed-refund.presenter.ts';
import { findRefund, findRefunds, hasAccount } from './owed-refund.queries.ts';
import { askGateway, checkRefund, lockAndCheckRefund, type CheckDeps } from './refund-check.ts';
import { completeRefund } from './refund-payment.ts';
import { lockRefundPayment } from './refund-payment.queries.ts';

export type OwedRefundService = ReturnType<typeof createOwedRefundService>;

type OwedDeps = CheckDeps & Pick<Deps, 'clock' | 'jobs' | 'log'>;
type Key = { readonly id: string } | { readonly code: string };

/** Refunds, for the operators who pay those that the gateway cannot (docs/decisions/0063, 0183). */
export function createOwedRefundService(deps: OwedDeps) {
  const { db } = deps;
  return {
    async list(_: Operator, query: QueryOf<typeof transactionEndpoints.refunds>) {
      const { rows, total } = await findRefunds(db, query);
      return listAnswer<Refund>(query, rows.map(presentRefund), total);
    },

    /** Asks the gateway once more before money is sent by hand. */
    async show(_: Operator, { id }: { id: string }): Promise<Refund & { hold: RefundHold | null }> {
      const row = required(await findRefund(db, { id }));
      if (row.refundedAt) return { ...presentRefund(row), hold: null };
      const { refund, refusal } = await checkRefund(db, row, await askGateway(deps, row.orderId));
      return { ...presentRefund(required(await findRefund(db, { id }))), hold: refund.isPaid ? null : refusal };
    },

    markRefunded: (actor: Operator | null, key: Key, transfer: { reference: string }) =>
      markRefunded(deps, actor, key, transfer),
  };
}

/** Marks a refund that was transferred. The actor is null on the command line, where an order is named by its code. */
async function markRefunded(deps: OwedDeps, actor: Operator | null, key: Key, { reference }: { reference: string }) {
  const { db, clock } = deps;
  const { id, orderId, code, buyer, refundedAt } = required(await findRefund(db, key));
  if (refundedAt) throw new AppError('refund_already_paid');
  const report = await askGateway(deps, orderId);
  return transact(db, async (tx) => {
    const { refund, refusal } = await lockAndCheckRefund(tx, { id, orderId }, report);
    const payment = await lockRefundPayment(tx, id);
    if (refund.isPaid) throw new AppError('refund_already_paid');
    if (payment?.way === 'gateway') throw new AppError('refund_by_gateway');
    if (refusal) throw new AppError(refusal);
    if (!(await hasAccount(tx, orderId))) throw new AppError('refund_account_missing');
    const operatorId = actor?.id ?? null;
    await completeRefund(contextOf(deps, tx), refund, { reference, operatorId, way: 'bank' });
    await appendAudit(
      tx,
      {
        act: 'refund.mark',
        actorId: operatorId,
        subject: { type: 'order', id, title: code },
        personId: buyer.id,
        before: { refundReference: null },
        after: { refundReference: reference },
      },
      clock.now(),
    );
    return presentRefund(required(await findRefund(tx, { id })));
  });
}
