// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { transaction } from '@sinau/api-client';
import type { WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { answer } from '@sinau/shell/testing';
import { orderOf, paymentMethods, quoteLine } from '../../testing/buying.ts';
import { idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { TransactionPage } from './transaction-page.tsx';

afterEach(cleanup);

const open = (orders: WholeOrder[], { path = '/transaction', total = orders.length } = {}) =>
  openPage({
    Page: TransactionPage,
    path,
    answers: [
      answer(transaction.history, ({ query }) => {
        const page = Number(query?.page ?? 1);
        return { list: page * 10 - 9 <= total ? orders : [], total, page, perPage: 10 };
      }),
      answer(transaction.paymentMethods, listOf(paymentMethods)),
      answer(transaction.changeMethod, { id: idOf(501), orderId: 'SN-2', status: 'PENDING', redirectUrl: null }),
      answer(transaction.cancel, ({ params }) => {
        const index = orders.findIndex(({ id }) => id === params.id);
        orders[index] = { ...orders[index]!, status: 'CANCELLED', redirectUrl: null };
        return orders[index];
      }),
    ],
  });

const card = async (orderId: string) => within(await screen.findByRole('article', { name: `Pesanan ${orderId}` }));

test('an unpaid order is cancelled after confirmation and then shown as cancelled', async () => {
  const { user, callsOf } = open([orderOf({ orderId: 'SN-1' })]);
  await user.click((await card('SN-1')).getByRole('button', { name: 'Batalkan' }));
  expect(callsOf(transaction.cancel)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Batalkan pesanan' }));
  expect(await screen.findByText('Pesanan dibatalkan')).toBeDefined();
  expect(callsOf(transaction.cancel)).toEqual([{ params: { id: idOf(500) } }]);
  expect(await (await card('SN-1')).findByText('Dibatalkan')).toBeDefined();
});

test('an order shows its refused payment, and is paid by another method with one press', async () => {
  const { user, callsOf } = open([
    orderOf({ orderId: 'SN-1', lastAttempt: { state: 'refused', at: '2026-11-21T03:05:00.000Z' } }),
  ]);
  const order = await card('SN-1');
  expect(order.getByText('Pembayaran terakhirmu ditolak. Coba lagi, atau pakai cara lain.')).toBeDefined();
  expect(order.getByRole('link', { name: 'Bayar sekarang' }).getAttribute('href')).toBe('/pay/simulator/1');
  await user.click(order.getByRole('button', { name: 'Ganti cara bayar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Bayar dengan cara lain' }));
  expect((await dialog.findByRole('button', { name: /QRIS/ })).textContent).toContain('yang sekarang');
  await user.click(dialog.getByRole('button', { name: /^Transfer bank/ }));
  expect(callsOf(transaction.changeMethod)).toEqual([
    { params: { id: idOf(500) }, body: { paymentMethod: 'bank_transfer' } },
  ]);
});

test('an order shows its history, also that it was replaced', async () => {
  const at = '2026-11-21T03:00:00.000Z';
  open([
    orderOf({
      orderId: 'SN-1',
      status: 'CANCELLED',
      redirectUrl: null,
      replacedBy: 'SN-2',
      timeline: [
        { kind: 'placed', at, method: 'QRIS' },
        { kind: 'pending', at, method: 'QRIS' },
        { kind: 'replaced', at, method: 'QRIS' },
      ],
    }),
  ]);
  const order = await card('SN-1');
  expect(order.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Pesanan dibuat21 Nov 2026, 10:00 WIB · QRIS',
      'Pembayaran dimulai21 Nov 2026, 10:00 WIB · QRIS',
      'Diganti dengan pesanan lain: SN-221 Nov 2026, 10:00 WIB',
    ]),
  );
  expect(order.getByRole('link', { name: 'Lihat pesanan penggantinya' }).getAttribute('href')).toBe(
    '/checkout/result?order_id=SN-2',
  );
});

test('a closed order can be ordered again only if all of it is still available', async () => {
  open([
    orderOf({ orderId: 'SN-1', status: 'EXPIRED', redirectUrl: null }),
    orderOf({ id: idOf(501), orderId: 'SN-2', status: 'EXPIRED', redirectUrl: null, isOrderable: false }),
  ]);
  expect((await card('SN-1')).getByRole('link', { name: 'Pesan lagi' })).toBeDefined();
  const gone = await card('SN-2');
  expect(gone.queryByText('Pesan lagi')).toBeNull();
  expect(gone.getByRole('link', { name: 'Lihat kelas' }).getAttribute('href')).toBe('/catalog/kelas-1');
});

test('a search finds the number of an order or its contents', async () => {
  const { user, address, callsOf } = open([orderOf({ orderId: 'SN-1' })]);
  await user.type(await screen.findByRole('searchbox', { name: 'Cari pesanan' }), 'menulis{Enter}');
  await expect.poll(address).toBe('/transaction?keyword=menulis');
  await expect.poll(() => callsOf(transaction.history).at(-1)).toMatchObject({ query: { keyword: 'menulis' } });
});

const seat = {
  ...quoteLine(2, 150_000),
  type: 'Webinar',
  format: null,
  title: 'Menulis di Era Digital',
  ticket: { id: idOf(51), title: 'Reguler', kind: 'regular' },
} as const;
const book = {
  ...seat,
  type: 'Ticket',
  listPrice: 75_000,
  paid: 75_000,
  ticket: { id: idOf(52), title: 'Buku saku', kind: 'additional' },
} as const;
const owed = {
  amount: 150_000,
  reason: 'session_moved',
  dueAt: '2026-11-23T03:00:00.000Z',
  refundedAt: null,
  reference: null,
} as const;

test('an order shows line by line what is returned and why; the rest can be studied', async () => {
  open([
    orderOf({
      orderId: 'SN-1',
      status: 'PARTIALLY_REFUNDED',
      lines: [{ ...book, refund: { ...owed, amount: 75_000 } }, quoteLine(1), { ...seat, refund: owed }],
    }),
    orderOf({
      id: idOf(501),
      orderId: 'SN-2',
      status: 'REFUNDED',
      lines: [{ ...seat, refund: { ...owed, refundedAt: '2026-11-25T03:00:00.000Z', reference: 'TRF-0042' } }],
    }),
  ]);
  const mixed = await card('SN-1');
  expect(mixed.getByText('Sebagian sedang dikembalikan')).toBeDefined();
  expect(mixed.getAllByText(/^Dana sedang dikembalikan: /).map(({ textContent }) => textContent)).toEqual([
    'Dana sedang dikembalikan: Rp150.000',
    'Dana sedang dikembalikan: Rp75.000',
  ]);
  expect(
    mixed.getAllByText(/Jadwal webinarnya berubah, dan kamu memilih pengembalian dana\./)[0]?.textContent,
  ).toContain('paling lambat 7 hari kerja sejak 23 Nov 2026');
  expect(mixed.getByRole('link', { name: 'Buka kelas' })).toBeDefined();

  const whole = await card('SN-2');
  expect(whole.getByText('Dikembalikan')).toBeDefined();
  expect(whole.getByText('Sudah dikembalikan: Rp150.000').parentElement?.textContent).toContain(
    'pada 25 Nov 2026. Nomor referensi: TRF-0042.',
  );
});

test.each([
  ['Menunggu', ['PENDING']],
  ['Berhasil', ['SUCCESS']],
  ['Dikembalikan', ['REFUNDED', 'PARTIALLY_REFUNDED', 'DISPUTED']],
  ['Semua', undefined],
])('the tab %s requests its orders', async (label, status) => {
  const { user, callsOf } = open([orderOf()], { path: '/transaction?status=ended' });
  await user.click(await screen.findByRole('link', { name: label }));
  await expect
    .poll(
      () => (callsOf(transaction.history).at(-1) as { query: { filter?: { status: string[] } } }).query.filter?.status,
    )
    .toEqual(status && expect.arrayContaining(status));
});

test('a page beyond the last one redirects to the last page', async () => {
  const { address } = open([orderOf({ orderId: 'SN-1' })], { path: '/transaction?page=99', total: 12 });
  await expect.poll(address).toBe('/transaction?page=2');
  expect(await card('SN-1')).toBeDefined();
});

test('the empty list links to the catalog', async () => {
  open([]);
  expect((await screen.findByRole('link', { name: 'Cari kelas' })).getAttribute('href')).toBe('/catalog');
});
