import { payoutStatuses } from '@sinau/contracts/commerce/payout/payout.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const payoutSorts = {
  requestedAt: 'Terlama menunggu',
  '-requestedAt': 'Terbaru',
  '-amount': 'Jumlah terbesar',
  amount: 'Jumlah terkecil',
} as const;

export const payoutSearch = defineSearch(operatorScreens.operatorPayouts, {
  keyword: keyword(),
  status: choice(payoutStatuses),
  sort: choice(keysOf(payoutSorts), '-requestedAt'),
  page: page(),
});
export type PayoutSearch = SearchOf<typeof payoutSearch>;
