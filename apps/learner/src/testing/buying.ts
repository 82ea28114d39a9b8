import type { CartItem, Quote } from '@sinau/contracts/commerce/cart/cart.schemas';
import type { Order, WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { face, idOf, listOf, saleOf } from './fixtures.ts';

type ProgramItem = Extract<CartItem, { type: 'Program' }>;
export const cartItem = (number: number, overrides: Partial<ProgramItem> = {}): ProgramItem => ({
  ...face,
  id: idOf(100 + number),
  type: 'Program',
  programId: idOf(number),
  title: `Kelas ${number}`,
  slug: `kelas-${number}`,
  salePrice: 100_000,
  normalPrice: null,
  promotionEndsAt: null,
  isForSale: true,
  problem: overrides.isForSale === false ? 'not_for_sale' : null,
  previousPrice: null,
  waitsInOrder: null,
  sale: saleOf(),
  ...overrides,
});

export const cartOf = (list: CartItem[]) => {
  const selectable = list.filter(({ isForSale }) => isForSale);
  return {
    ...listOf(list),
    selectable: {
      items: selectable.length,
      classes: selectable.length,
      total: selectable.reduce((sum, { salePrice }) => sum + salePrice, 0),
    },
  };
};

export const paymentMethods = [
  { code: 'qris' as const, title: 'QRIS', description: 'Pindai dari aplikasi bank', marks: ['QRIS'] },
  {
    code: 'bank_transfer' as const,
    title: 'Transfer bank',
    description: 'Dari m-banking',
    marks: ['BCA', 'Mandiri', 'BNI'],
  },
];

/** Line of a quote or an order. */
type Line = Quote['lines'][number] & Order['lines'][number];
export const quoteLine = (number: number, listPrice = 100_000): Line => ({
  ...face,
  type: 'Program',
  id: idOf(number),
  title: `Kelas ${number}`,
  slug: `kelas-${number}`,
  bundle: null,
  ticket: null,
  quantity: 1,
  normalPrice: null,
  promotionEndsAt: null,
  listPrice,
  voucherMitra: 0,
  voucherPlatform: 0,
  paid: listPrice,
  refund: null,
  lineId: idOf(900 + number),
  givenBackAt: null,
});

export function quoteOf(lines: Line[], vouchers: Quote['vouchers'] = []): Quote {
  const subtotal = lines.reduce((sum, { listPrice }) => sum + listPrice, 0);
  const discount = vouchers.reduce((sum, voucher) => sum + voucher.discount, 0);
  return {
    lines,
    vouchers,
    owned: [],
    subtotal,
    discount,
    total: subtotal - discount,
    paymentWindowMinutes: 1440,
    pendingOrders: [],
  };
}

export const orderOf = (overrides: Partial<WholeOrder> = {}): WholeOrder => ({
  id: idOf(500),
  orderId: 'SN-20261121-AB12',
  status: 'PENDING',
  total: 100_000,
  paymentMethod: {
    code: 'qris',
    title: 'QRIS',
    description: 'Pindai dari aplikasi bank atau e-wallet',
    marks: ['QRIS'],
  },
  lines: [quoteLine(1)],
  vouchers: [],
  createdAt: '2026-11-21T03:00:00.000Z',
  expiresAt: '2026-11-22T03:00:00.000Z',
  paidAt: null,
  lastAttempt: null,
  refundDueAt: null,
  refundReason: null,
  refundedAt: null,
  refundReference: null,
  payout: null,
  redirectUrl: '/pay/simulator/1',
  attempts: [],
  timeline: [{ kind: 'placed', at: '2026-11-21T03:00:00.000Z', method: 'QRIS' }],
  invoice: null,
  replacedBy: null,
  isOrderable: ['FAILED', 'EXPIRED', 'CANCELLED'].includes(overrides.status ?? 'PENDING'),
  ...overrides,
});

type WebinarItem = Extract<CartItem, { type: 'Webinar' }>;
/** Creates a seat of `webinarDetail` by `publicTicket`. */
export const webinarItem = (overrides: Partial<WebinarItem> = {}): WebinarItem => {
  const { programId: _, format: __, ...common } = cartItem(2);
  return {
    ...common,
    type: 'Webinar',
    title: 'Menulis di Era Digital',
    slug: 'webinar-menulis',
    webinarId: idOf(2),
    ticketId: idOf(51),
    ticket: { id: idOf(51), title: 'Reguler', kind: 'regular' },
    ...overrides,
  };
};
