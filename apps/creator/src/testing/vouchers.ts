import type { VoucherOffer, VoucherOrder } from '@sinau/contracts/commerce/voucher/voucher-facts.schemas';
import type { Voucher } from '@sinau/contracts/commerce/voucher/voucher.schemas';

export const storedVoucher = (overrides: Partial<Voucher> = {}): Voucher => ({
  id: 'v1',
  code: 'RUANG20',
  fundedBy: 'mitra',
  kind: 'percent',
  value: 20,
  maxDiscount: null,
  minPurchase: 0,
  quota: 100,
  perUser: 1,
  startsAt: '2026-11-20T17:00:00.000Z',
  endsAt: '2026-12-31T16:59:00.000Z',
  scope: { kind: 'all', types: [], targets: [] },
  isFirstPurchaseOnly: false,
  isStackable: true,
  isActive: true,
  state: 'active',
  held: 0,
  used: 0,
  discounted: 0,
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-20T03:00:00.000Z',
  ...overrides,
});

export const voucherOffer = (overrides: Partial<VoucherOffer> = {}): VoucherOffer => ({
  id: 'k1',
  type: 'self-paced',
  title: 'Menulis Lead',
  mitra: { id: 'm1', name: 'Ruang Redaksi' },
  topicId: 't1',
  price: 149_000,
  parts: [],
  ...overrides,
});

export const voucherOrder = (overrides: Partial<VoucherOrder> = {}): VoucherOrder => ({
  id: 'r1',
  orderId: 'SN-1',
  state: 'used',
  orderedAt: '2026-11-21T03:00:00.000Z',
  titles: ['Menulis Lead'],
  listPrice: 149_000,
  discount: 29_800,
  paid: 119_200,
  fee: 23_840,
  share: 95_360,
  ...overrides,
});

/** Returns the orders of a voucher, whose only page has these, all of them counted. */
export function ordersOf(...list: VoucherOrder[]) {
  const sum = (name: 'listPrice' | 'discount' | 'paid' | 'fee' | 'share') =>
    list.reduce((total, order) => total + order[name], 0);
  return {
    list,
    total: list.length,
    page: 1,
    perPage: 20,
    totals: {
      listPrice: sum('listPrice'),
      discount: sum('discount'),
      paid: sum('paid'),
      fee: sum('fee'),
      share: sum('share'),
    },
  };
}
