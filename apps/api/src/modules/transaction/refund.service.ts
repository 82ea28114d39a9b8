import type { QueryOf } from '@sinau/contracts';
import type { transactionEndpoints } from '@sinau/contracts/transaction/transaction.endpoints';
import type { Refund } from '@sinau/contracts/transaction/transaction.schemas';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../audit/index.ts';
import { findRefund, findRefunds, updateRefunded } from './refund.queries.ts';
import { paymentRefundedMail } from './transaction.mails.ts';
import { presentRefund } from './transaction.presenter.ts';

export type RefundService = ReturnType<typeof createRefundService>;

/** Refunds that are due, for the operators who pay them (docs/decisions/0063). */
export function createRefundService({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
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
        const { id, code, buyer } = required(await findRefund(tx, key));
        const refund = { refundedAt: clock.now(), refundReference: reference, refundedById: actor?.id ?? null };
        if (!(await updateRefunded(tx, id, refund))) throw new AppError('refund_already_paid');
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
        await queueMail(tx, jobs, paymentRefundedMail, {
          to: buyer.email,
          fullname: buyer.fullname,
          orderId: code,
          reference,
        });
        return presentRefund(required(await findRefund(tx, { id })));
      }),
  };
}
