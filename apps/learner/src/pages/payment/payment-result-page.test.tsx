// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invoice, transaction } from '@sinau/api-client';
import type { WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { answer } from '@sinau/shell/testing';
import { orderOf, paymentMethods, quoteLine } from '../../testing/buying.ts';
import { idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { PaymentResultPage } from './payment-result-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const openResult = (path: string, order: () => WholeOrder, isVisitor = false) =>
  openPage({
    Page: PaymentResultPage,
    route: '/payment/:result',
    path,
    isVisitor,
    answers: [
      answer(transaction.detail, () => ({ ...order(), orderId: 'SN-1' })),
      answer(transaction.paymentMethods, listOf(paymentMethods)),
      answer(transaction.changeMethod, { id: idOf(501), orderId: 'SN-2', status: 'PENDING', redirectUrl: null }),
      answer(invoice.download, { number: 'INV/2026/000012', address: '/api/invoice/file/a.b.c/inv-2026-000012.pdf' }),
    ],
  });

test('a success claimed by the address is not trusted', async () => {
  openResult('/payment/finish?order_id=SN-1&status=SUCCESS', () => orderOf({ status: 'FAILED', redirectUrl: null }));
  expect(await screen.findByRole('heading', { name: 'Pembayaran gagal' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Mulai belajar' })).toBeNull();
});

test('a refused payment leaves an order that can still be paid', async () => {
  openResult('/payment/error?order_id=SN-1&status=FAILED', () => orderOf());
  expect(await screen.findByRole('heading', { name: 'Pembayaran belum berhasil' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Bayar sekarang' }).getAttribute('href')).toBe('/pay/simulator/1');
});

test('an order whose seat was returned links to the webinar, which may be cancelled', async () => {
  const refund = {
    amount: 100_000,
    reason: 'webinar_cancelled',
    dueAt: '2026-11-21T04:00:00.000Z',
    refundedAt: null,
    reference: null,
  } as const;
  const line = { ...quoteLine(1), type: 'Webinar' as const, refund };
  openResult('/payment/error?order_id=SN-1', () => orderOf({ status: 'REFUNDED', redirectUrl: null, lines: [line] }));
  const link = await screen.findByRole('link', { name: 'Lihat webinar' });
  expect(link.getAttribute('href')).toBe('/catalog/kelas-1');
  expect(screen.queryByText('Pesan lagi')).toBeNull();
});

test('a payment to be refunded is not reported as refused', async () => {
  openResult('/payment/finish?order_id=SN-1&status=SUCCESS', () =>
    orderOf({ status: 'FAILED', redirectUrl: null, refundDueAt: '2026-11-21T04:00:00.000Z' }),
  );
  expect(await screen.findByRole('heading', { name: 'Uangmu akan dikembalikan' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pesan lagi' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Mulai belajar' })).toBeDefined();
});

test('the page polls until the payment is confirmed', async () => {
  let status: WholeOrder['status'] = 'PENDING';
  openResult('/payment/finish?order_id=SN-1&status=SUCCESS', () => orderOf({ status }));
  expect(await screen.findByRole('heading', { name: 'Memeriksa pembayaranmu' })).toBeDefined();

  status = 'SUCCESS';
  await vi.advanceTimersByTimeAsync(1_000);

  expect(await screen.findByRole('heading', { name: 'Pembayaran berhasil' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Mulai belajar' }).getAttribute('href')).toBe(
    '/my-class/content?name=kelas-1&type=program&resume=true',
  );
});

test('after half a minute without confirmation the order is shown as unpaid', async () => {
  const { callsOf } = openResult('/payment/finish?order_id=SN-1&status=SUCCESS', () => orderOf());
  await screen.findByRole('heading', { name: 'Memeriksa pembayaranmu' });
  await vi.advanceTimersByTimeAsync(31_000);

  expect(await screen.findByRole('link', { name: 'Bayar sekarang' })).toBeDefined();
  const asked = callsOf(transaction.detail).length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(callsOf(transaction.detail).length).toBe(asked);
});

test.each([
  ['SUCCESS', 'finish'],
  ['PENDING', 'unfinish'],
  ['FAILED', 'error'],
  ['EXPIRED', 'error'],
] as const)('the address of an order that is %s is /payment/%s [2.8, 4.42]', async (status, result) => {
  for (const path of ['finish', 'unfinish', 'error']) {
    const { address } = openResult(`/payment/${path}?order_id=SN-1`, () => orderOf({ status }));
    await expect.poll(address).toBe(`/payment/${result}?order_id=SN-1${path === result ? '' : `&status=${status}`}`);
    cleanup();
  }
});

test('a page whose order is paid in the meantime redirects to the success page [4.42]', async () => {
  let status: WholeOrder['status'] = 'PENDING';
  const { address } = openResult('/payment/finish?order_id=SN-1', () => orderOf({ status }));
  await expect.poll(address).toBe('/payment/unfinish?order_id=SN-1&status=PENDING');
  expect(screen.getByRole('heading', { name: 'Memeriksa pembayaranmu' })).toBeDefined();
  status = 'SUCCESS';
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(address).toBe('/payment/finish?order_id=SN-1&status=SUCCESS');
});

test('an order whose last payment was refused shows the reason, and is paid by another method with one press', async () => {
  const refused = { state: 'refused', at: '2026-11-21T03:05:00.000Z' } as const;
  const { user, callsOf, address } = openResult('/payment/unfinish?order_id=SN-1', () =>
    orderOf({
      lastAttempt: refused,
      timeline: [
        { kind: 'placed', at: '2026-11-21T03:00:00.000Z', method: 'QRIS' },
        { kind: 'refused', at: refused.at, method: 'QRIS' },
      ],
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Pembayaran belum berhasil' })).toBeDefined();
  expect(screen.getByText('Pembayaran ditolak').parentElement?.textContent).toContain('21 Nov 2026, 10:05 WIB · QRIS');
  await user.click(await screen.findByRole('button', { name: /^Transfer bank/ }));
  expect(callsOf(transaction.changeMethod)).toEqual([
    { params: { id: idOf(500) }, body: { paymentMethod: 'bank_transfer' } },
  ]);
  await expect.poll(address).toBe('/checkout/result?order_id=SN-2');
});

test('a paid order has its invoice, and links to the classes', async () => {
  const { user, callsOf } = openResult('/payment/finish?order_id=SN-1&status=SUCCESS', () =>
    orderOf({
      status: 'SUCCESS',
      redirectUrl: null,
      paidAt: '2026-11-21T03:05:00.000Z',
      invoice: { number: 'INV/2026/000012', issuedAt: '2026-11-21T03:05:00.000Z' },
      lines: [quoteLine(1), quoteLine(2)],
    }),
  );
  expect((await screen.findByRole('link', { name: 'Mulai belajar' })).getAttribute('href')).toBe('/my-class');
  expect(screen.getByText('INV/2026/000012')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Unduh invoice pesanan SN-1' }));
  expect(callsOf(invoice.download)).toEqual([{ params: { id: idOf(500) } }]);
});

test('a payment under review can neither be paid again nor by another method', async () => {
  openResult('/payment/unfinish?order_id=SN-1', () =>
    orderOf({ redirectUrl: null, lastAttempt: { state: 'review', at: '2026-11-21T03:05:00.000Z' } }),
  );
  expect(await screen.findByRole('heading', { name: 'Pembayaranmu sedang diperiksa' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /bayar/i })).toBeNull();
});

test('the page of a replaced order links to its replacement', async () => {
  openResult('/payment/error?order_id=SN-1&status=CANCELLED', () =>
    orderOf({ status: 'CANCELLED', redirectUrl: null, replacedBy: 'SN-2', isOrderable: false }),
  );
  expect(await screen.findByRole('heading', { name: 'Pesanan ini sudah diganti' })).toBeDefined();
  const link = screen.getByRole('link', { name: 'Lihat pesanan penggantinya' });
  expect(link.getAttribute('href')).toBe('/checkout/result?order_id=SN-2');
  expect(screen.queryByText('Pesan lagi')).toBeNull();
});

test('a visitor is asked to sign in and returns to the page', async () => {
  openResult('/payment/error?order_id=SN-1&status=FAILED', () => orderOf(), true);
  const signIn = await screen.findByRole('link', { name: 'Masuk' });
  expect(signIn.getAttribute('href')).toBe('/login?next=%2Fpayment%2Ferror%3Forder_id%3DSN-1%26status%3DFAILED');
});
