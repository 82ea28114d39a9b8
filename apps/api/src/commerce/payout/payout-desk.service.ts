import type { QueryOf } from '@sinau/contracts';
import type { AuditAct } from '@sinau/contracts/core/audit/audit.rules';
import type { payoutEndpoints } from '@sinau/contracts/commerce/payout/payout.endpoints';
import type { ReceivedPayoutDetail } from '@sinau/contracts/commerce/payout/payout.schemas';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { findBalances, insertPayoutEvent, lockBooks, postingsOfPayment, presentBalances } from '../ledger/index.ts';
import { createAccountNumbers } from './account-numbers.ts';
import { isMember } from './bank-account.queries.ts';
import { endPayout } from './end-payout.ts';
import { createPayoutMails } from './payout.mails.ts';
import { presentReceived } from './payout.presenter.ts';
import { findPayout, findReceived, lockPayout, updatePayout, type PayoutRow } from './payout.queries.ts';

export type PayoutDesk = ReturnType<typeof createPayoutDesk>;

interface Key {
  readonly id: string;
}

/** Payouts as operators see and pay them. Nobody decides about money of a mitra that they belong to. */
export function createPayoutDesk(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys'>) {
  const { db, clock } = deps;
  const numbers = createAccountNumbers(deps);
  const mails = createPayoutMails(deps, numbers);

  const detailOf = async (tx: Db, actor: Operator, row: PayoutRow): Promise<ReceivedPayoutDetail> => {
    const { available, held, debt, paidOut } = presentBalances(await findBalances(tx, row.mitraId));
    const isOwn = await isTheirs(tx, actor, row);
    const received = presentReceived(row, numbers);
    return {
      ...received,
      account: {
        ...received.account,
        number: numbers.open(row.bankAccount),
        enteredAt: row.bankAccount.createdAt.toISOString(),
        enteredBy: row.bankAccount.enteredBy.fullname,
      },
      balances: { available, held, debt, paidOut },
      canApprove: row.status === 'requested' && !isOwn,
      canPay: row.status === 'approved' && !isOwn && row.approvedById !== actor.id,
      canNoteReturn: row.status === 'paid' && !isOwn,
      canConfirmReturn: row.status === 'returning' && !isOwn && row.returnNotedById !== actor.id,
    };
  };

  /** One step of a payout: nobody else takes one meanwhile, and it is logged, and told unless another one decides about it. */
  const act = (
    actor: Operator,
    { id }: Key,
    kind: Extract<AuditAct, `payout.${string}`>,
    step: (tx: Db, payout: PayoutRow, now: Date) => Promise<PayoutRow>,
    { isTold = true } = {},
  ) =>
    transact(db, async (tx) => {
      const now = clock.now();
      // The books come before the payout, as where its mitra takes it back.
      await lockBooks(tx, [required(await findPayout(tx, { id })).mitraId]);
      await lockPayout(tx, id);
      const payout = required(await findPayout(tx, { id }));
      if (await isTheirs(tx, actor, payout)) throw new AppError('payout_of_own_mitra');
      const after = await step(tx, payout, now);
      await appendAudit(
        tx,
        {
          act: kind,
          actorId: actor.id,
          subject: { type: 'payout', id, title: `#${payout.number} ${payout.mitra.name}` },
          reason: after.reason,
          before: { status: payout.status },
          after: { status: after.status, ...(after.reference !== null && { reference: after.reference }) },
        },
        now,
      );
      if (isTold) await mails.tell(tx, after);
      return detailOf(tx, actor, after);
    });

  return {
    async received(query: QueryOf<typeof payoutEndpoints.received>) {
      const { rows, total } = await findReceived(db, query);
      return listAnswer(
        query,
        rows.map((row) => presentReceived(row, numbers)),
        total,
      );
    },

    detail: async (actor: Operator, { id }: Key) => detailOf(db, actor, required(await findPayout(db, { id }))),

    approve: (actor: Operator, key: Key) =>
      act(actor, key, 'payout.approve', (tx, { id, status }, now) => {
        if (status !== 'requested') throw new AppError('payout_not_requested');
        return updatePayout(tx, id, { status: 'approved', approvedById: actor.id, approvedAt: now });
      }),

    reject: (actor: Operator, key: Key, { reason }: { reason: string }) =>
      act(actor, key, 'payout.reject', (tx, payout, now) => {
        if (payout.status !== 'requested') throw new AppError('payout_not_requested');
        return endPayout(tx, payout, { status: 'rejected', endedById: actor.id, endedAt: now, reason });
      }),

    pay: (actor: Operator, key: Key, { reference }: { reference: string }) =>
      act(actor, key, 'payout.pay', async (tx, { id, mitraId, amount, status, approvedById }, now) => {
        if (status !== 'approved') throw new AppError('payout_not_approved');
        if (approvedById === actor.id) throw new AppError('payout_needs_other_operator');
        await insertPayoutEvent(tx, {
          kind: 'payout_payment',
          mitraId,
          payoutId: id,
          occurredAt: now,
          postings: postingsOfPayment(Number(amount)),
        });
        return updatePayout(tx, id, { status: 'paid', paidById: actor.id, paidAt: now, reference });
      }),

    fail: (actor: Operator, key: Key, { reason }: { reason: string }) =>
      act(actor, key, 'payout.fail', (tx, payout, now) => {
        if (payout.status !== 'approved') throw new AppError('payout_not_approved');
        return endPayout(tx, payout, { status: 'failed', endedById: actor.id, endedAt: now, reason });
      }),

    noteReturn: (actor: Operator, key: Key, { reason }: { reason: string }) =>
      act(
        actor,
        key,
        'payout.noteReturn',
        (tx, { id, status }, now) => {
          if (status !== 'paid') throw new AppError('payout_not_paid');
          return updatePayout(tx, id, { status: 'returning', returnNotedById: actor.id, returnNotedAt: now, reason });
        },
        { isTold: false },
      ),

    confirmReturn: (actor: Operator, key: Key) =>
      act(actor, key, 'payout.confirmReturn', (tx, payout, now) => {
        if (payout.status !== 'returning') throw new AppError('payout_not_returning');
        if (payout.returnNotedById === actor.id) throw new AppError('payout_return_needs_other');
        return endPayout(tx, payout, {
          status: 'returned',
          endedById: actor.id,
          endedAt: now,
          reason: payout.reason,
        });
      }),

    dismissReturn: (actor: Operator, key: Key) =>
      act(
        actor,
        key,
        'payout.dismissReturn',
        (tx, { id, status }) => {
          if (status !== 'returning') throw new AppError('payout_not_returning');
          return updatePayout(tx, id, { status: 'paid', returnNotedById: null, returnNotedAt: null, reason: null });
        },
        { isTold: false },
      ),
  };
}

const isTheirs = async (tx: Db, { id }: Operator, { mitraId, requestedById }: PayoutRow) =>
  requestedById === id || (await isMember(tx, mitraId, id));
