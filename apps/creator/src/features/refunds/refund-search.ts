import { disputeStates } from '@sinau/contracts/commerce/refund/refund.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, name, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

/** Filters of an operator's list of refunds. */
export const refundStates = {
  payable: { label: 'Siap ditransfer', filter: { isPayable: true } },
  waiting: { label: 'Menunggu rekening', filter: { way: 'bank', isPaid: false, isPayable: false } },
  gateway: { label: 'Sedang dikirim otomatis', filter: { way: 'gateway', isPaid: false } },
  paid: { label: 'Sudah dikembalikan', filter: { isPaid: true } },
  all: { label: 'Semua', filter: {} },
} as const;

export const refundSorts = {
  dueAt: 'Terlama menunggu',
  '-dueAt': 'Terbaru',
  '-refundedAt': 'Terakhir dikirim',
} as const;
export const refundSearch = defineSearch(operatorScreens.operatorRefunds, {
  /** Ids of a person and of a class; empty for all of them. */
  buyer: name(),
  class: name(),
  keyword: keyword(),
  state: choice(keysOf(refundStates), 'payable'),
  sort: choice(keysOf(refundSorts), 'dueAt'),
  page: page(),
});
export type RefundSearch = SearchOf<typeof refundSearch>;

export const disputeSorts = { '-disputedAt': 'Terbaru', disputedAt: 'Terlama', '-total': 'Terbesar' } as const;
export const disputeSearch = defineSearch(operatorScreens.operatorDisputes, {
  buyer: name(),
  class: name(),
  keyword: keyword(),
  state: choice(disputeStates),
  sort: choice(keysOf(disputeSorts), '-disputedAt'),
  page: page(),
});
export type DisputeSearch = SearchOf<typeof disputeSearch>;
