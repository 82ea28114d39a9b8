// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, cart } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import type { CartItem } from '@sinau/contracts/commerce/cart/cart.schemas';
import { answer } from '@sinau/shell/testing';
import { cartItem, cartOf, quoteLine, quoteOf, webinarItem } from '../../testing/buying.ts';
import { idOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { offerRefOf, referenceOf } from '../../shared/offer-ref.ts';
import { CartPage } from './cart-page.tsx';

afterEach(cleanup);

function openCart(items: CartItem[], refuse?: () => never, profile: Partial<Profile> = {}) {
  let present = items;
  return openPage({
    Page: CartPage,
    path: '/cart',
    profile,
    answers: [
      answer(cart.listCheckout, ({ body }) =>
        quoteOf((body?.programIds ?? []).map((id) => quoteLine(Number(id.slice(-12)), 50_000))),
      ),
      answer(cart.list, () => cartOf(present)),
      answer(cart.remove, ({ params }) => {
        refuse?.();
        present = present.filter(({ id }) => id !== params.id);
        return null;
      }),
      answer(cart.removeMany, ({ body }) => {
        present = present.filter(({ id }) => !body?.ids.includes(id));
        return null;
      }),
      answer(cart.add, ({ body }) => {
        const returned = {
          ...items.find((item) => JSON.stringify(referenceOf(offerRefOf(item))) === JSON.stringify(body))!,
          id: idOf(999),
        };
        present = [returned, ...present];
        return returned;
      }),
    ],
  });
}

const summary = () => within(screen.getByRole('complementary', { name: 'Ringkasan' }));

test('a cart that is longer than one answer says how many items are shown', async () => {
  openPage({
    Page: CartPage,
    path: '/cart',
    answers: [answer(cart.list, () => ({ ...cartOf([cartItem(1)]), total: 1_001 }))],
  });
  expect(await screen.findByText('Menampilkan 1 dari 1.001 isi keranjang.')).toBeDefined();
});

test('deselected and unavailable classes are neither counted nor checked out', async () => {
  const { user, store } = openCart([
    cartItem(1),
    cartItem(2, { salePrice: 50_000 }),
    cartItem(3, { isForSale: false }),
  ]);

  await user.click(await screen.findByRole('checkbox', { name: 'Pilih Kelas 1' }));

  expect(await summary().findByText('Total (1 kelas)')).toBeDefined();
  expect(summary().getByText('Rp50.000')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Pilih Kelas 3' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Sedang tidak dijual')).toBeDefined();

  await user.click(summary().getByRole('link', { name: 'Lanjut ke pembayaran' }));
  expect(store.getState().checkout.selection).toEqual({ programIds: [idOf(2)], bundleIds: [], ticketIds: [] });
});

test('the total names the items, and additional tickets are below their seat', async () => {
  const { programId: _, format: __, ...common } = cartItem(9);
  const extra: CartItem = {
    ...common,
    type: 'Ticket',
    title: 'Menulis di Era Digital',
    webinarId: idOf(2),
    ticketId: idOf(52),
    ticket: { id: idOf(52), title: 'Buku saku', kind: 'additional' },
    quantity: 2,
    perOrder: 2,
  };
  openCart([extra, cartItem(1), webinarItem()]);
  await screen.findByRole('checkbox', { name: 'Pilih Kelas 1' });
  expect(summary().getByText('Total (1 kelas, 1 webinar, 2 tiket tambahan)')).toBeDefined();
  expect(screen.getAllByText(/ · |Kelas Mandiri/).map(({ textContent }) => textContent)).toEqual([
    'Kelas Mandiri',
    'Webinar · Reguler',
    'Tiket tambahan · Buku saku',
  ]);
});

test('a removed class keeps its row and can be restored', async () => {
  const { user, callsOf } = openCart([cartItem(1), cartItem(2)]);

  await user.click(await screen.findByRole('button', { name: 'Hapus Kelas 1 dari keranjang' }));
  const undo = screen.getByRole('button', { name: 'Urungkan' });
  expect(document.activeElement).toBe(undo);
  expect(callsOf(cart.remove)).toEqual([{ params: { id: idOf(101) } }]);
  expect(screen.queryByRole('checkbox', { name: 'Pilih Kelas 1' })).toBeNull();

  await user.click(undo);
  expect(await screen.findByRole('checkbox', { name: 'Pilih Kelas 1' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
});

test('the whole cart is emptied and restored in one step, seats before the tickets that need them', async () => {
  const { programId: _, format: __, ...common } = cartItem(9);
  const extra: CartItem = {
    ...common,
    type: 'Ticket',
    webinarId: idOf(2),
    ticketId: idOf(52),
    ticket: { id: idOf(52), title: 'Buku saku', kind: 'additional' },
    quantity: 1,
    perOrder: 2,
  };
  const { user, callsOf } = openCart([extra, cartItem(1), webinarItem()]);
  await user.click(await screen.findByRole('button', { name: 'Kosongkan keranjang' }));
  expect(await screen.findByRole('heading', { name: 'Keranjangmu masih kosong' })).toBeDefined();
  expect(screen.getByText('3 isi keranjang dihapus.')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByRole('checkbox', { name: 'Pilih Kelas 1' })).toBeDefined();
  const returned = callsOf(cart.add).map((call) => (call as { body: { type: string } }).body.type);
  expect([...returned].sort()).toEqual(['Program', 'Ticket', 'Webinar']);
  expect(returned.at(-1)).toBe('Ticket');
});

test.each<[Partial<Parameters<typeof cartItem>[1]>, string, string | null]>([
  [{ isForSale: false, problem: 'owned' }, 'Sudah kamu miliki', '/my-class'],
  [{ isForSale: false, problem: 'own_class' }, 'Kelas mitramu sendiri', '/creator/list-catalog'],
  [{ isForSale: false, problem: 'not_for_sale' }, 'Sedang tidak dijual', '/catalog'],
  [{ previousPrice: 80_000 }, 'Harga naik', null],
  [{ previousPrice: 120_000 }, 'Harga turun', null],
  [{ waitsInOrder: 'SN-7' }, 'Ada di pesanan lain', '/checkout/result?order_id=SN-7'],
])('an item shows its problem, and what to do: %j', async (flags, words, href) => {
  openCart([cartItem(1, flags)]);
  const flag = (await screen.findByText(words)).parentElement!;
  if (href === null) expect(flag.textContent).toMatch(/Saat dimasukkan Rp\d+\.000/);
  else expect(within(flag).getByRole('link').getAttribute('href')).toBe(href);
});

test('the cart limits how many items one checkout can have', async () => {
  const { user } = openCart(Array.from({ length: 21 }, (_, index) => cartItem(index + 1)));
  expect(
    (await screen.findAllByRole('button', { name: 'Maksimal 20 sekali bayar' }))[0]?.getAttribute('aria-disabled'),
  ).toBe('true');

  await user.click(screen.getByRole('checkbox', { name: 'Pilih Kelas 21' }));
  expect(summary().getByRole('link', { name: 'Lanjut ke pembayaran' })).toBeDefined();
});

test('an empty cart leads to the catalog', async () => {
  openCart([]);
  expect(await screen.findByRole('heading', { name: 'Keranjangmu masih kosong' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Cari kelas' }).getAttribute('href')).toBe('/catalog');
});

test('a class that could not be removed returns to its row', async () => {
  const { user } = openCart([cartItem(1), cartItem(2)], () => {
    throw new ApiError(503, 'unavailable', 'Layanan sedang sibuk.');
  });
  await user.click(await screen.findByRole('button', { name: 'Hapus Kelas 1 dari keranjang' }));
  expect(await screen.findByText('Layanan sedang sibuk.')).toBeDefined();
  expect(await screen.findByRole('checkbox', { name: 'Pilih Kelas 1' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
});

test("the whole cart shows the server's total without requesting a quote", async () => {
  const { callsOf } = openCart([cartItem(1), cartItem(2)]);
  expect(await screen.findByRole('complementary', { name: 'Ringkasan' })).toBeDefined();
  expect(summary().getByText('Rp200.000')).toBeDefined();
  expect(callsOf(cart.listCheckout)).toEqual([]);
});

test('an unconfirmed user is asked in the cart to verify the address', async () => {
  openCart([cartItem(1)], undefined, { isEmailVerified: false });
  expect(await screen.findByText(/Verifikasi emailmu dulu/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Kirim ulang tautan' })).toBeDefined();
});
