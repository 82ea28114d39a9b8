import type { Wallet } from '@sinau/contracts/commerce/ledger/ledger.schemas';
import type { QueryOf } from '@sinau/contracts';
import type { ledgerEndpoints } from '@sinau/contracts/commerce/ledger/ledger.endpoints';
import type { Partner } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { findBalances } from './books.queries.ts';
import { presentBalances, presentWalletEntry } from './ledger.presenter.ts';
import { findNextMaturity } from './ledger.queries.ts';
import { findBalancesAfter, findWalletRows } from './wallet.queries.ts';

export type LedgerService = ReturnType<typeof createLedgerService>;

export function createLedgerService({ db }: Pick<Deps, 'db'>) {
  return {
    async myWallet({ mitraId }: Partner): Promise<Wallet> {
      const [balances, next] = await Promise.all([findBalances(db, mitraId), findNextMaturity(db, mitraId)]);
      return {
        ...presentBalances(balances),
        nextMaturity: next && { at: next.at.toISOString(), amount: next.amount },
      };
    },

    async entries({ mitraId }: Partner, query: QueryOf<typeof ledgerEndpoints.entries>) {
      const { rows, total } = await findWalletRows(db, mitraId, query);
      const balances = await findBalancesAfter(db, mitraId, rows);
      return listAnswer(
        query,
        rows.map((row) => presentWalletEntry(row, balances.get(row.id)!)),
        total,
      );
    },
  };
}
