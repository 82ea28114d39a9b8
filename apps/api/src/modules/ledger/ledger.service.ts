import type { Wallet } from '@sinau/contracts/ledger/ledger.schemas';
import type { QueryOf } from '@sinau/contracts';
import type { ledgerEndpoints } from '@sinau/contracts/ledger/ledger.endpoints';
import type { Partner } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { presentWalletEntry } from './ledger.presenter.ts';
import { findBalances, findNextMaturity, findWalletRows } from './ledger.queries.ts';

export type LedgerService = ReturnType<typeof createLedgerService>;

export function createLedgerService({ db }: Pick<Deps, 'db'>) {
  return {
    async myWallet({ mitraId }: Partner): Promise<Wallet> {
      const [{ available = 0, held = 0, paid_out: paidOut = 0 }, next] = await Promise.all([
        findBalances(db, mitraId),
        findNextMaturity(db, mitraId),
      ]);
      return { available, held, paidOut, nextMaturity: next && { at: next.at.toISOString(), amount: next.amount } };
    },

    async entries({ mitraId }: Partner, query: QueryOf<typeof ledgerEndpoints.entries>) {
      const { rows, total } = await findWalletRows(db, mitraId, query);
      return listAnswer(query, rows.map(presentWalletEntry), total);
    },
  };
}
