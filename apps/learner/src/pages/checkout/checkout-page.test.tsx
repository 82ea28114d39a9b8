// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, cart, transaction, voucher } from '@sinau/api-client';
import type { Quote } from '@sinau/contracts/commerce/cart/cart.schemas';
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
  /** Returns the quote at the time of the call, if it changes. */
  quoteNow?: (body: { voucherMitra?: string[] }) => Quote;
  refuse?: () => never;
  /** Returns the quote after a code is applied. */
  check?: () => Quote;
  isReload?: boolean;
}

async function openCheckout(
  quote: Quote,
  { quoteNow = () => quote, refuse, check = () => quote, isReload }: Setup = {},
) {
  const opened = openPage({
    Page: CheckoutPage,
    path: '/elsewhere',
    route: '/checkout',
    answers: [
      answer(cart.listCheckout, ({ body = {} }) => quoteNow(body)),
      answer(transaction.paymentMethods, listOf(paymentMethods)),
      answer(voucher.checkMitra, check),
      answer(voucher.checkPlatform, check),
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

test('an unpaid order is shown before anything is pressed, with a link to continue it', async () => {
  const { callsOf } = await openCheckout({ ...twoClasses, pendingOrders: [waitingOrder] });
  expect((await screen.findByRole('link', { name: 'Lanjutkan' })).getAttribute('href')).toBe('/pay/simulator/9');
  expect(screen.getByRole('link', { name: 'SN-20261121-ZZ99' }).getAttribute('href')).toBe(
    '/checkout/result?order_id=SN-20261121-ZZ99',
  );
  expect(screen.queryByRole('button', { name: /^Bayar/ })).toBeNull();
  expect(callsOf(transaction.create)).toEqual([]);
});

test('one press replaces an unpaid order by one with another payment method', async () => {
  const { user, callsOf, address } = await openCheckout({ ...twoClasses, pendingOrders: [waitingOrder] });
  await user.click(await screen.findByRole('radio', { name: /^QRIS/ }));
  await user.click(screen.getByRole('button', { name: 'Ganti cara bayar' }));
  await expect.poll(address).toBe('/checkout/result?order_id=SN-1');
  expect(callsOf(transaction.create)).toMatchObject([{ body: { paymentMethod: 'qris', replaces: [idOf(501)] } }]);
});

test('one press replaces an unpaid order that has another price, such as one placed with a voucher', async () => {
  const pendingOrders = [{ ...waitingOrder, total: 200_000, isSame: false }];
  const { user, callsOf, address } = await openCheckout({ ...twoClasses, pendingOrders });
  const buttons = await screen.findAllByRole('button', { name: 'Ganti pesanan' });
  // Buttons in the summary and in the bar of a phone.
  expect(buttons).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Ganti cara bayar' })).toBeNull();
  await user.click(buttons[1]!);
  await expect.poll(address).toBe('/checkout/result?order_id=SN-1');
  expect(callsOf(transaction.create)).toMatchObject([{ body: { total: 250_000, replaces: [idOf(501)] } }]);
});

test('a class whose payment is disputed links to its order', async () => {
  const message = 'Kelas ini sudah ada di pesananmu yang pembayarannya sedang dalam sengketa.';
  await openCheckout(twoClasses, {
    quoteNow: () => {
      throw new ApiError(409, 'class_disputed', message, { id: idOf(502), orderId: 'SN-7' });
    },
  });
  expect((await screen.findByRole('link', { name: 'Lihat pesanan SN-7' })).getAttribute('href')).toBe(
    '/checkout/result?order_id=SN-7',
  );
});

test('an order whose payment is under review can neither be paid again nor replaced', async () => {
  await openCheckout({ ...twoClasses, pendingOrders: [{ ...waitingOrder, isInReview: true }] });
  expect(await screen.findByText(/sedang diperiksa/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ganti cara bayar' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Lanjutkan' })).toBeNull();
});

test('both pay buttons pressed simultaneously place one order', async () => {
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

test('returning to the checkout shows the current price', async () => {
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

test('a reload preserves the checkout', async () => {
  await openCheckout(twoClasses);
  await payButton();
  cleanup();

  await openCheckout(twoClasses, { isReload: true });
  expect(await screen.findByRole('heading', { name: 'Kelas 2' })).toBeDefined();
});

test('a free class needs no payment method and opens immediately', async () => {
  const { user, callsOf, router } = await openCheckout(quoteOf([quoteLine(1, 0)]));

  await user.click((await screen.findAllByRole('button', { name: 'Ikuti gratis' }))[0]!);

  await expect.poll(() => router.state.location.pathname).toBe('/payment/finish');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(callsOf(transaction.create)).toEqual([
    { body: { programIds: [idOf(1)], bundleIds: [], ticketIds: [], total: 0 } },
  ]);
});

const ruang = {
  code: 'RUANG20',
  fundedBy: 'mitra' as const,
  kind: 'percent' as const,
  value: 20,
  mitra: quoteLine(1).mitra,
  discount: 50_000,
};
const discounted = quoteOf(
  [
    { ...quoteLine(1), voucherMitra: 20_000, paid: 80_000 },
    { ...quoteLine(2, 150_000), voucherMitra: 30_000, paid: 120_000 },
  ],
  [ruang],
);
const withRuang: Setup = {
  quoteNow: ({ voucherMitra }) => (voucherMitra ? discounted : twoClasses),
  check: () => discounted,
};
const refused = (code: 'voucher_quota' | 'voucher_ended', sentence: string) => () => {
  throw new ApiError(409, code, 'Voucher ini tidak bisa dipakai', { voucherMitra: sentence });
};
const openVouchers = async (user: Awaited<ReturnType<typeof openCheckout>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Punya voucher?' }));
const codeField = () => screen.findByLabelText('Kode voucher mitra');
const applyButton = () => screen.getByRole('button', { name: 'Pakai kode voucher mitra' });

test('a code is checked, then shown with its discount on each line, and the order is placed with it [7.22]', async () => {
  const { user, callsOf, address } = await openCheckout(twoClasses, withRuang);
  expect(screen.queryByLabelText('Kode voucher mitra')).toBeNull();
  await openVouchers(user);
  expect(document.activeElement).toBe(await codeField());
  await user.type(await codeField(), ' ruang20 ');
  await user.click(applyButton());

  const used = await screen.findByRole('button', { name: 'Lepas voucher RUANG20' });
  await expect.poll(() => document.activeElement).toBe(used);
  expect(screen.getByText('20% untuk 2 kelas dari Ruang Redaksi')).toBeDefined();
  expect(screen.getAllByText('Voucher mitra RUANG20')).toHaveLength(3);
  for (const amount of ['−Rp20.000', '−Rp30.000', '−Rp50.000']) expect(screen.getByText(amount)).toBeDefined();
  expect(callsOf(voucher.checkMitra)).toMatchObject([{ body: { programIds: [idOf(1), idOf(2)], code: 'RUANG20' } }]);
  await user.click(screen.getByRole('button', { name: /^Bayar Rp200\.000$/ }));
  await expect.poll(address).toBe('/checkout/result?order_id=SN-1');
  expect(callsOf(transaction.create)).toMatchObject([{ body: { voucherMitra: ['RUANG20'], total: 200_000 } }]);
});

test('a removed voucher is not used for the order, and a reload preserves a used one', async () => {
  const { user } = await openCheckout(twoClasses, withRuang);
  await openVouchers(user);
  await user.type(await codeField(), 'RUANG20');
  await user.click(applyButton());
  await screen.findByRole('button', { name: 'Lepas voucher RUANG20' });
  cleanup();

  const { user: again, callsOf } = await openCheckout(twoClasses, { ...withRuang, isReload: true });
  const off = await screen.findByRole('button', { name: 'Lepas voucher RUANG20' });
  expect(callsOf(cart.listCheckout)).toMatchObject([{ body: { voucherMitra: ['RUANG20'] } }]);
  await again.click(off);
  expect(document.activeElement).toBe(await codeField());
  expect(callsOf(cart.listCheckout).at(-1)).toMatchObject({
    body: expect.not.objectContaining({ voucherMitra: expect.anything() }) as object,
  });
});

test('a refused code stays in its field, which says why until another one is typed', async () => {
  const { user, callsOf } = await openCheckout(twoClasses, { check: refused('voucher_quota', 'Kuotanya habis.') });
  await openVouchers(user);
  await user.type(await codeField(), 'HABIS');
  await user.click(applyButton());
  expect(await screen.findByText('Kuotanya habis.')).toBeDefined();
  expect(await codeField()).toHaveProperty('value', 'HABIS');
  expect((await codeField()).getAttribute('aria-invalid')).toBe('true');
  await user.type(await codeField(), '1');
  expect(screen.queryByText('Kuotanya habis.')).toBeNull();
  expect(callsOf(cart.listCheckout)).toHaveLength(1);
});

test('a voucher that is no longer valid is removed before paying, and its field says why', async () => {
  const ended = refused('voucher_ended', 'Voucher ini berakhir tadi.');
  let isOver = false;
  const { user, callsOf } = await openCheckout(twoClasses, {
    quoteNow: (body) => (!body.voucherMitra ? twoClasses : isOver ? ended() : discounted),
    check: () => discounted,
    refuse: ended,
  });
  await openVouchers(user);
  await user.type(await codeField(), 'RUANG20');
  await user.click(applyButton());
  await screen.findByRole('button', { name: 'Lepas voucher RUANG20' });
  isOver = true;
  await user.click(screen.getByRole('button', { name: /^Bayar Rp200\.000$/ }));
  expect(await screen.findByText('Voucher ini berakhir tadi.')).toBeDefined();
  expect((await screen.findAllByRole('button', { name: /^Bayar Rp250\.000$/ }))[0]).toBeDefined();
  expect(callsOf(transaction.create)).toHaveLength(1);
});

test('a free checkout offers no voucher field', async () => {
  await openCheckout(quoteOf([quoteLine(1, 0)]));
  await screen.findAllByRole('button', { name: 'Ikuti gratis' });
  expect(screen.queryByRole('button', { name: 'Punya voucher?' })).toBeNull();
});
