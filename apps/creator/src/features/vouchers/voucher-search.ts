import { screens } from '@sinau/contracts/screens';
import {
  redemptionStates,
  voucherKinds,
  voucherStates,
  type VoucherFunder,
} from '@sinau/contracts/commerce/voucher/voucher.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const vouchersPageSize = 20;

export const voucherSorts = {
  '-createdAt': 'Terbaru',
  createdAt: 'Terlama',
  code: 'Kode A–Z',
  '-code': 'Kode Z–A',
  endsAt: 'Paling cepat berakhir',
  '-used': 'Paling sering dipakai',
  used: 'Paling jarang dipakai',
} as const;

const params = {
  keyword: keyword(),
  status: choice(voucherStates),
  kind: choice(voucherKinds),
  sort: choice(keysOf(voucherSorts), '-createdAt'),
  page: page(),
};
export const voucherSearches = {
  mitra: defineSearch(screens.creatorVouchers, params),
  platform: defineSearch(operatorScreens.operatorVouchers, params),
} as const satisfies Record<VoucherFunder, object>;
export type VoucherSearch = SearchOf<(typeof voucherSearches)['mitra']>;

export const orderSorts = {
  '-orderedAt': 'Terbaru',
  orderedAt: 'Terlama',
  '-discount': 'Potongan terbesar',
} as const;

/** Search parameters of the orders with one voucher, on its page. */
export const orderSearchAt = (address: string) =>
  defineSearch(() => address, {
    keyword: keyword(),
    status: choice(redemptionStates),
    sort: choice(keysOf(orderSorts), '-orderedAt'),
    page: page(),
  });
export type OrderSearch = SearchOf<ReturnType<typeof orderSearchAt>>;
