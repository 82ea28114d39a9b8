import { walletEntryKinds, type WalletEntryKind } from '@sinau/contracts/ledger/ledger.rules';
import { screens } from '@sinau/contracts/screens';
import { choiceIn, keywordIn, listHref, pageIn } from '../../shared/table/list-address.ts';

export const walletPageSize = 20;

const sorts = ['-occurredAt', 'occurredAt', '-amount', 'amount'] as const;
export type WalletSort = (typeof sorts)[number];

export interface WalletSearch {
  keyword: string;
  kind: WalletEntryKind | null;
  sort: WalletSort;
  page: number;
}

const defaults = { sort: '-occurredAt' } as const;

export const readWalletSearch = (query: URLSearchParams): WalletSearch => ({
  keyword: keywordIn(query),
  kind: choiceIn(query, 'kind', walletEntryKinds),
  sort: choiceIn(query, 'sort', sorts) ?? defaults.sort,
  page: pageIn(query),
});

/** Another choice begins at the first page. */
export const walletHref = (search: WalletSearch, change: Partial<WalletSearch>) =>
  listHref(screens.creatorWallet(), { ...search, page: 1, ...change }, defaults);
