// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, payment, transaction } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { orderOf } from '../testing/buying.ts';
import { idOf } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.ts';
import { CheckoutResultPage } from '../pages/checkout/checkout-result-page.tsx';
import { PaymentSimulatorPage } from '../pages/payment/payment-simulator-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const simulated = {
  orderId: 'SN-1',
  amount: 100_000,
  method: 'qris',
  expiresAt: '2026-11-22T03:00:00.000Z',
  state: 'waiting' as const,
};

const open = (reply: () => typeof simulated | (Omit<typeof simulated, 'state'> & { state: 'settlement' })) =>
  openPage({
    Page: PaymentSimulatorPage,
    route: '/pay/simulator/:id',
    path: `/pay/simulator/${idOf(900)}`,
    answers: [
      answer(payment.simulated, reply),
      answer(payment.simulate, { redirectUrl: '/payment/finish?order_id=SN-1&status=SUCCESS' }),
    ],
  });

test.each([
  ['Bayar Rp100.000', 'settlement'],
  ['Bayar nanti', 'pending'],
  ['Simulasikan pembayaran gagal', 'deny'],
])('%s reports %s to the gateway and follows its redirect', async (label, outcome) => {
  const assign = vi.fn();
  const { user, callsOf } = open(() => simulated);
  const button = await screen.findByRole('button', { name: label });
  vi.stubGlobal('location', { ...window.location, assign });
  await user.click(button);
  await expect.poll(() => assign.mock.calls).toEqual([['/payment/finish?order_id=SN-1&status=SUCCESS']]);
  expect(callsOf(payment.simulate)).toEqual([{ params: { id: idOf(900) }, body: { outcome } }]);
});

test('a completed payment cannot be completed again', async () => {
  open(() => ({ ...simulated, state: 'settlement' as const }));
  expect(await screen.findByText('Pembayaran ini sudah lunas.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Bayar/ })).toBeNull();
});

test('an unknown payment links to the order list', async () => {
  open(() => {
    throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
  });
  expect(await screen.findByRole('heading', { name: 'Pembayaran ini tidak ditemukan' })).toBeDefined();
});

const openPlaced = (status: 'PENDING' | 'SUCCESS') =>
  openPage({
    Page: CheckoutResultPage,
    path: '/checkout/result?order_id=SN-1',
    answers: [answer(transaction.detail, orderOf({ orderId: 'SN-1', status }))],
  });

test('a new order waits for its payment', async () => {
  const { address } = openPlaced('PENDING');
  expect(await screen.findByRole('heading', { name: 'Menunggu pembayaranmu' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Bayar sekarang' }).getAttribute('href')).toBe('/pay/simulator/1');
  expect(address()).toBe('/checkout/result?order_id=SN-1');
});

test('a paid order redirects from its waiting page to the success page [4.42]', async () => {
  const { address } = openPlaced('SUCCESS');
  await expect.poll(address).toBe('/payment/finish?order_id=SN-1&status=SUCCESS');
});
