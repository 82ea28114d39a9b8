import type { Wallet } from '@sinau/contracts/ledger/ledger.schemas';
import type { ListQuery } from '@sinau/contracts/list-query';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { presentWalletEntry } from './ledger.presenter.ts';
import { findBalances, findNextMaturity, findWalletRows } from './ledger.queries.ts';

export type LedgerService = ReturnType<typeof createLedgerService>;

export function createLedgerService({ db }: Pick<Deps, 'db'>) {
  return {
    async myWallet(mitraId: string): Promise<Wallet> {
      const [{ available = 0, held = 0, paid_out: paidOut = 0 }, next] = await Promise.all([
        findBalances(db, mitraId),
        findNextMaturity(db, mitraId),
      ]);
      return { available, held, paidOut, nextMaturity: next && { at: next.at.toISOString(), amount: next.amount } };
    },

    async entries(mitraId: string, query: ListQuery) {
      const sorting = sortingOf(query, [['occurredAt', 'desc']]);
      const { rows, total } = await findWalletRows(db, mitraId, {
        where: { ...query.filter, keyword: query.keyword },
        ...pageOf(query),
        sorting,
      });
      return listAnswer(query, rows.map(presentWalletEntry), total);
    },
  };
}
