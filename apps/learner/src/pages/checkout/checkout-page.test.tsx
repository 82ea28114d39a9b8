// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, cart, transaction } from '@sinau/api-client';
import type { Quote } from '@sinau/contracts/cart/cart.schemas';
import { answer } from '@sinau/shell/testing';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import { paymentMethods, quoteLine, quoteOf } from '../../testing/buying.ts';
import { listOf, idOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { CheckoutPage } from './checkout-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

interface Setup {
  /** The quote at the time of the call, where it changes. */
  quoteNow?: () => Quote;
  refuse?: () => never;
  isReload?: boolean;
}

async function openCheckout(quote: Quote, { quoteNow = () => quote, refuse, isReload }: Setup = {}) {
  const opened = openPage({
    Page: CheckoutPage,
    path: '/elsewhere',
    route: '/checkout',
    answers: [
      answer(cart.listCheckout, quoteNow),
      answer(transaction.paymentMethods, listOf(paymentMethods)),
      answer(
        transaction.create,
        () =>
          refuse?.() ?? {
            id: idOf(500),
            orderId: 'SN-1',
            status: quote.total === 0 ? ('SUCCESS' as const) : ('PENDING' as const),
            redirectUrl: null,
          },
      ),
    ],
  });
  if (!isReload)
    opened.store.dispatch(
      checkoutStarted({
        programIds: quote.lines.filter(({ bundle }) => !bundle).map(({ id }) => id),
        bundleIds: [...new Set(quote.lines.flatMap(({ bundle }) => bundle?.id ?? []))],
        ticketIds: [],
      }),
    );
  await opened.router.navigate('/checkout');
  return opened;
}

const twoClasses = quoteOf([quoteLine(1), quoteLine(2, 150_000)]);
const payButton = async () => (await screen.findAllByRole('button', { name: /^Bayar Rp250\.000$/ }))[0]!;

test('a double click places one order with the chosen payment method and opens it', async () => {
  const { user, callsOf, router, store } = await openCheckout(twoClasses);

  await user.click(await screen.findByRole('radio', { name: /^Transfer bank/ }));
  await user.dblClick(await payButton());

  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/checkout/result?order_id=SN-1');
  expect(callsOf(transaction.create)).toEqual([
    {
      body: {
        programIds: [idOf(1), idOf(2)],
        bundleIds: [],
        ticketIds: [],
        total: 250_000,
        paymentMethod: 'bank_transfer',
      },
    },
  ]);
  expect(store.getState().checkout.selection).toEqual({ programIds: [], bundleIds: [], ticketIds: [] });
});

test('a refusal keeps the selection and says how to continue', async () => {
  const { user, router } = await openCheckout(twoClasses, {
    refuse: () => {
      throw new ApiError(409, 'order_pending_exists', 'Kelas ini ada di pesanan lain.', {
        id: idOf(501),
        orderId: 'SN-9',
      });
    },
  });

  await user.click(await screen.findByRole('radio', { name: /^Transfer bank/ }));
  await user.click(await payButton());

  expect((await screen.findByRole('link', { name: 'Lihat pesanan SN-9' })).getAttribute('href')).toBe(
    '/checkout/result?order_id=SN-9',
  );
  expect(screen.getByRole('radio', { name: /^Transfer bank/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('heading', { name: 'Kelas 2' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/checkout');
});

const waitingOrder = {
  id: idOf(501),
  orderId: 'SN-20261121-ZZ99',
  total: 250_000,
  paymentMethod: 'Transfer bank',
  expiresAt: '2026-11-22T03:00:00.000Z',
  redirectUrl: '/pay/simulator/9',
  isInReview: false,
  isSame: true,
};

test('a waiting order is shown before anything is pressed, with a link to continue it', async () => {
  const { callsOf } = await openCheckout({ ...twoClasses, pendingOrders: [waitingOrder] });
  expect((await screen.findByRole('link', { name: 'Lanjutkan' })).getAttribute('href')).toBe('/pay/simulator/9');
  expect(screen.getByRole('link', { name: 'SN-20261121-ZZ99' }).getAttribute('href')).toBe(
    '/checkout/result?order_id=SN-20261121-ZZ99',
  );
  expect(screen.queryByRole('button', { name: /^Bayar/ })).toBeNull();
  expect(callsOf(transaction.create)).toEqual([]);
});

test('one press replaces a waiting order by one with another payment method', async () => {
  const { user, callsOf, address } = await openCheckout({ ...twoClasses, pendingOrders: [waitingOrder] });
  await user.click(await screen.findByRole('radio', { name: /^QRIS/ }));
  await user.click(screen.getByRole('button', { name: 'Ganti cara bayar' }));
  await expect.poll(address).toBe('/checkout/result?order_id=SN-1');
  expect(callsOf(transaction.create)).toMatchObject([{ body: { paymentMethod: 'qris', replaces: [idOf(501)] } }]);
});

test('an order whose payment is being reviewed can neither be paid again nor replaced', async () => {
  await openCheckout({ ...twoClasses, pendingOrders: [{ ...waitingOrder, isInReview: true }] });
  expect(await screen.findByText(/sedang diperiksa/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ganti cara bayar' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Lanjutkan' })).toBeNull();
});

test('both pay buttons pressed at once place one order', async () => {
  const { callsOf, address } = await openCheckout(twoClasses);
  const inSummary = await payButton();
  const inBar = screen.getByRole('button', { name: 'Bayar sekarang' });
  act(() => {
    inSummary.click();
    inBar.click();
  });
  await expect.poll(address).toBe('/checkout/result?order_id=SN-1');
  expect(callsOf(transaction.create)).toHaveLength(1);
});

test('coming back to the checkout shows the current price', async () => {
  let quote = twoClasses;
  const { router } = await openCheckout(twoClasses, { quoteNow: () => quote });
  await payButton();
  await act(() => router.navigate('/elsewhere'));
  quote = quoteOf([quoteLine(1), quoteLine(2, 200_000)]);
  await act(() => router.navigate('/checkout'));
  expect((await screen.findAllByRole('button', { name: /^Bayar Rp300\.000$/ }))[0]).toBeDefined();
});

test('a changed price is shown again before paying', async () => {
  const { user, callsOf } = await openCheckout(twoClasses, {
    refuse: () => {
      throw new ApiError(409, 'price_changed', 'Harganya baru saja berubah.');
    },
  });
  await user.click(await payButton());
  await expect.poll(() => callsOf(cart.listCheckout).length).toBe(2);
});

test('a reload keeps the checkout', async () => {
  await openCheckout(twoClasses);
  await payButton();
  cleanup();

  await openCheckout(twoClasses, { isReload: true });
  expect(await screen.findByRole('heading', { name: 'Kelas 2' })).toBeDefined();
});

test('a free class needs no payment method and opens at once', async () => {
  const { user, callsOf, router } = await openCheckout(quoteOf([quoteLine(1, 0)]));

  await user.click((await screen.findAllByRole('button', { name: 'Ikuti gratis' }))[0]!);

  await expect.poll(() => router.state.location.pathname).toBe('/payment/finish');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(callsOf(transaction.create)).toEqual([
    { body: { programIds: [idOf(1)], bundleIds: [], ticketIds: [], total: 0 } },
  ]);
});
