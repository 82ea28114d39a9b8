import { walletEntryKinds } from '@sinau/contracts/commerce/ledger/ledger.rules';
import { screens } from '@sinau/contracts/screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { soldTypes } from '../../shared/sold-types.ts';
import { keysOf } from '../../shared/list/keys-of.ts';

export const walletPageSize = 20;

export const walletSorts = {
  '-occurredAt': 'Terbaru',
  occurredAt: 'Terlama',
  '-amount': 'Jumlah terbesar',
  amount: 'Jumlah terkecil',
} as const;

export const walletSearch = defineSearch(screens.creatorWallet, {
  keyword: keyword(),
  kind: choice(walletEntryKinds),
  type: choice(soldTypes),
  sort: choice(keysOf(walletSorts), '-occurredAt'),
  page: page(),
});
export type WalletSearch = SearchOf<typeof walletSearch>;
