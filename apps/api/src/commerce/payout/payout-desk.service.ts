import type { QueryOf } from '@sinau/contracts';
import type { payoutEndpoints } from '@sinau/contracts/commerce/payout/payout.endpoints';
import type { ReceivedPayoutDetail } from '@sinau/contracts/commerce/payout/payout.schemas';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { isMitraStopped } from '../../storefront/mitra/index.ts';
import { findBalances, lockBooks, presentBalances } from '../ledger/index.ts';
import { createAccountNumbers, type AccountNumbers } from './account-numbers.ts';
import { isMember } from './bank-account.queries.ts';
import {
  approval,
  failure,
  rejection,
  returnConfirmation,
  returnDismissal,
  returnNote,
  transfer,
  type PayoutStep,
} from './payout-steps.ts';
import { createPayoutMails } from './payout.mails.ts';
import { presentReceived } from './payout.presenter.ts';
import { findPayout, findReceived, lockPayout, type PayoutRow } from './payout.queries.ts';

export type PayoutDesk = ReturnType<typeof createPayoutDesk>;

interface Key {
  readonly id: string;
}
interface Reasoned {
  readonly reason: string;
}

/** Payouts as operators see and pay them. No operator decides about money of a mitra that they belong to. */
export function createPayoutDesk(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys'>) {
  const { db, clock } = deps;
  const numbers = createAccountNumbers(deps);
  const context: DeskContext = { db, clock, numbers, mails: createPayoutMails(deps, numbers) };
  return {
    async received(query: QueryOf<typeof payoutEndpoints.received>) {
      const { rows, total } = await findReceived(db, query);
      return listAnswer(
        query,
        rows.map((row) => presentReceived(row, numbers)),
        total,
      );
    },
    detail: async (actor: Operator, { id }: Key) =>
      detailOf(context, db, actor, required(await findPayout(db, { id }))),
    approve: (actor: Operator, key: Key) => takeStep(context, actor, key, approval(actor)),
    reject: (actor: Operator, key: Key, { reason }: Reasoned) =>
      takeStep(context, actor, key, rejection(actor, reason)),
    pay: (actor: Operator, key: Key, { reference }: { reference: string }) =>
      takeStep(context, actor, key, transfer(actor, reference)),
    fail: (actor: Operator, key: Key, { reason }: Reasoned) => takeStep(context, actor, key, failure(actor, reason)),
    noteReturn: (actor: Operator, key: Key, { reason }: Reasoned) =>
      takeStep(context, actor, key, returnNote(actor, reason)),
    confirmReturn: (actor: Operator, key: Key) => takeStep(context, actor, key, returnConfirmation(actor)),
    dismissReturn: (actor: Operator, key: Key) => takeStep(context, actor, key, returnDismissal()),
  };
}

interface DeskContext extends Pick<Deps, 'db' | 'clock'> {
  readonly numbers: AccountNumbers;
  readonly mails: ReturnType<typeof createPayoutMails>;
}

/** Takes one step of a payout, exclusively and with a log entry. */
const takeStep = (context: DeskContext, actor: Operator, { id }: Key, step: PayoutStep) =>
  transact(context.db, async (tx) => {
    const now = context.clock.now();
    // The books are locked before the payout, as where its mitra cancels it.
    await lockBooks(tx, [required(await findPayout(tx, { id })).mitraId]);
    await lockPayout(tx, id);
    const payout = required(await findPayout(tx, { id }));
    if (await isOwnPayout(tx, actor, payout)) throw new AppError('payout_of_own_mitra');
    const after = await step.take(tx, payout, now);
    await appendAudit(
      tx,
      {
        act: step.act,
        actorId: actor.id,
        subject: { type: 'payout', id, title: `#${payout.number} ${payout.mitra.name}` },
        reason: after.reason,
        before: { status: payout.status },
        after: { status: after.status, ...(after.reference !== null && { reference: after.reference }) },
      },
      now,
    );
    if (step.isNotified) await context.mails.notify(tx, after);
    return detailOf(context, tx, actor, after);
  });

async function detailOf(
  { numbers }: DeskContext,
  tx: Db,
  actor: Operator,
  row: PayoutRow,
): Promise<ReceivedPayoutDetail> {
  const { available, held, debt, paidOut } = presentBalances(await findBalances(tx, row.mitraId));
  const isOwn = await isOwnPayout(tx, actor, row);
  const isStopped = await isMitraStopped(tx, row.mitraId);
  const received = presentReceived(row, numbers);
  const { check } = row.bankAccount;
  return {
    ...received,
    account: {
      ...received.account,
      number: numbers.open(row.bankAccount),
      enteredAt: row.bankAccount.createdAt.toISOString(),
      enteredBy: row.bankAccount.enteredBy.fullname,
      check: check && { ...check, checkedBy: check.checkedBy.fullname },
    },
    balances: { available, held, debt, paidOut },
    isMitraStopped: isStopped,
    canApprove: row.status === 'requested' && !isOwn && !isStopped,
    canPay: row.status === 'approved' && !isOwn && row.approvedById !== actor.id,
    canNoteReturn: row.status === 'paid' && !isOwn,
    canConfirmReturn: row.status === 'returning' && !isOwn && row.returnNotedById !== actor.id,
  };
}

/** Returns whether the operator requested it, or belongs to its mitra. */
const isOwnPayout = async (tx: Db, { id }: Operator, { mitraId, requestedById }: PayoutRow) =>
  requestedById === id || (await isMember(tx, mitraId, id));
