// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, cart, transaction } from '@sinau/api-client';
import type { Quote } from '@sinau/contracts/cart/cart.schemas';
import { answer } from '@sinau/shell/testing';
import { checkoutStarted } from '../../session/checkout.slice.ts';
import { idOf, quoteLine, quoteOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { CheckoutPage } from './checkout-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const methods = [
  { code: 'qris' as const, title: 'QRIS', description: 'Pindai dari aplikasi bank' },
  { code: 'bank_transfer' as const, title: 'Transfer bank', description: 'BCA, Mandiri, BNI' },
];

interface Circumstances {
  refuse?: () => never;
  isReload?: boolean;
}

async function openCheckout(quote: Quote, { refuse, isReload }: Circumstances = {}) {
  const opened = openPage({
    Page: CheckoutPage,
    path: '/elsewhere',
    route: '/checkout',
    answers: [
      answer(cart.listCheckout, quote),
      answer(transaction.paymentMethods, { list: methods }),
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
      }),
    );
  await opened.router.navigate('/checkout');
  return opened;
}

const twoClasses = quoteOf([quoteLine(1), quoteLine(2, 150_000)]);
const payButton = async () => (await screen.findAllByRole('button', { name: /^Bayar Rp250\.000$/ }))[0]!;

test('a double click places one order, with the chosen way to pay, and leads to it', async () => {
  const { user, callsOf, router, store } = await openCheckout(twoClasses);

  await user.click(await screen.findByRole('radio', { name: /^Transfer bank/ }));
  await user.dblClick(await payButton());

  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/checkout/result?order_id=SN-1');
  expect(callsOf(transaction.create)).toEqual([
    { body: { programIds: [idOf(1), idOf(2)], bundleIds: [], total: 250_000, paymentMethod: 'bank_transfer' } },
  ]);
  expect(store.getState().checkout.chosen).toEqual({ programIds: [], bundleIds: [] });
});

test('a refusal keeps everything that was chosen, and says how to go on', async () => {
  const { user, router } = await openCheckout(twoClasses, {
    refuse: () => {
      throw new ApiError(409, 'order_pending_exists', 'Kelas ini ada di pesanan lain yang menunggu pembayaran.');
    },
  });

  await user.click(await screen.findByRole('radio', { name: /^Transfer bank/ }));
  await user.click(await payButton());

  expect((await screen.findByRole('link', { name: 'Lihat pesanan' })).getAttribute('href')).toBe('/transaction');
  expect(screen.getByRole('radio', { name: /^Transfer bank/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('heading', { name: 'Kelas 2' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/checkout');
});

test('a price that changed meanwhile is asked for anew before anybody pays it', async () => {
  const { user, callsOf } = await openCheckout(twoClasses, {
    refuse: () => {
      throw new ApiError(409, 'price_changed', 'Harganya baru saja berubah.');
    },
  });
  await user.click(await payButton());
  await expect.poll(() => callsOf(cart.listCheckout).length).toBe(2);
});

test('a reload in the middle of a checkout loses nothing', async () => {
  await openCheckout(twoClasses);
  await payButton();
  cleanup();

  await openCheckout(twoClasses, { isReload: true });
  expect(await screen.findByRole('heading', { name: 'Kelas 2' })).toBeDefined();
});

test('what costs nothing asks for no way to pay, and is there at once', async () => {
  const { user, callsOf, router } = await openCheckout(quoteOf([quoteLine(1, 0)]));

  await user.click((await screen.findAllByRole('button', { name: 'Ikuti gratis' }))[0]!);

  await expect.poll(() => router.state.location.pathname).toBe('/payment/finish');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(callsOf(transaction.create)).toEqual([{ body: { programIds: [idOf(1)], bundleIds: [], total: 0 } }]);
});
