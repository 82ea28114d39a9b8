import type { QueryOf } from '@sinau/contracts';
import type { payoutEndpoints } from '@sinau/contracts/commerce/payout/payout.endpoints';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { requireRunningMitra } from '../../storefront/mitra/index.ts';
import { findBalances, insertPayoutEvent, lockBooks, postingsOfRequest } from '../ledger/index.ts';
import { createAccountNumbers } from './account-numbers.ts';
import { findBankAccount } from './bank-account.queries.ts';
import { requireOwner, usableFrom } from './bank-account.service.ts';
import { endPayout } from './end-payout.ts';
import { createPayoutMails } from './payout.mails.ts';
import { presentPayout } from './payout.presenter.ts';
import { findPayout, findPayouts, insertPayout, lockPayout } from './payout.queries.ts';

export type PayoutService = ReturnType<typeof createPayoutService>;

interface Key {
  readonly id: string;
}

/** Withdrawals of a mitra. */
export function createPayoutService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys'>) {
  const { db, clock } = deps;
  const numbers = createAccountNumbers(deps);
  const mails = createPayoutMails(deps, numbers);

  return {
    async list({ mitraId }: Partner, query: QueryOf<typeof payoutEndpoints.list>) {
      const { rows, total } = await findPayouts(db, mitraId, query);
      return listAnswer(
        query,
        rows.map((row) => presentPayout(row, numbers)),
        total,
      );
    },

    /** A concurrent second request waits for the first, and sees the balance that it left. */
    create: (actor: Partner, { amount }: { amount: number }) =>
      transact(db, async (tx) => {
        const now = clock.now();
        const { id, mitraId } = actor;
        await lockBooks(tx, [mitraId]);
        await requireOwner(tx, actor);
        await requireRunningMitra(tx, mitraId);
        const account = await findBankAccount(tx, mitraId);
        if (!account) throw new AppError('bank_account_missing');
        if (usableFrom(account) > now) throw new AppError('bank_account_cooling');
        const { available = 0 } = await findBalances(tx, mitraId);
        if (amount > available) throw new AppError('payout_exceeds_available');
        const payout = await insertPayout(tx, {
          mitraId,
          amount,
          bankAccountId: account.id,
          requestedById: id,
          requestedAt: now,
        });
        await insertPayoutEvent(tx, {
          kind: 'payout_request',
          mitraId,
          payoutId: payout.id,
          occurredAt: now,
          postings: postingsOfRequest(amount),
        });
        await mails.notify(tx, payout);
        return presentPayout(payout, numbers);
      }),

    cancel: (actor: Partner, { id }: Key) =>
      transact(db, async (tx) => {
        await lockBooks(tx, [actor.mitraId]);
        required(await findPayout(tx, { id, mitraId: actor.mitraId }));
        await requireOwner(tx, actor);
        await lockPayout(tx, id);
        const payout = required(await findPayout(tx, { id, mitraId: actor.mitraId }));
        if (payout.status !== 'requested') throw new AppError('payout_not_requested');
        const cancelled = await endPayout(tx, payout, {
          status: 'cancelled',
          endedById: actor.id,
          endedAt: clock.now(),
          reason: null,
        });
        await mails.notify(tx, cancelled);
        return presentPayout(cancelled, numbers);
      }),
  };
}
