// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cart, catalog, discussion, learning, review, ticket, webinar } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import type { CartItem } from '@sinau/contracts/commerce/cart/cart.schemas';
import type { MyClass } from '@sinau/contracts/study/learning/learning.schemas';
import type { Webinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { answer } from '@sinau/shell/testing';
import { cartItem, cartOf, webinarItem } from '../../testing/buying.ts';
import {
  catalogOf,
  idOf,
  listOf,
  myClass,
  publicTicket,
  reviewsOf,
  saleOf,
  webinarDetail,
} from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { OfferPage } from './offer-page.tsx';

afterEach(cleanup);

const [regular, vip, module] = [idOf(51), idOf(52), idOf(53)];
const seat = publicTicket({ id: regular, title: 'Reguler', price: 75_000 });
const better = publicTicket({ id: vip, title: 'VIP', price: 200_000 });
const extra = publicTicket({
  id: module,
  kind: 'additional',
  title: 'Modul cetak',
  price: 50_000,
  perOrder: 3,
  perUser: 3,
});

interface Situation {
  isVisitor?: boolean;
  profile?: Partial<Profile>;
  inCart?: CartItem[];
  enrolments?: MyClass[];
}

const open = (overrides: Partial<Webinar>, { isVisitor, profile, inCart = [], enrolments = [] }: Situation = {}) =>
  openPage({
    Page: OfferPage,
    route: '/catalog/:slug',
    path: '/catalog/webinar-menulis',
    isVisitor,
    profile,
    answers: [
      answer(webinar.detail, webinarDetail(overrides)),
      answer(catalog.list, catalogOf([])),
      answer(review.list, reviewsOf([])),
      answer(discussion.ofClass, listOf([])),
      answer(cart.list, cartOf(inCart)),
      answer(cart.add, cartItem(1)),
      answer(cart.removeMany, null),
      answer(learning.myClass, listOf(enrolments)),
      answer(ticket.wait, { ticketId: regular, position: 3, offerEndsAt: null }),
      answer(ticket.stopWaiting, null),
    ],
  });

const first = async (role: 'link' | 'button', name: string | RegExp) =>
  (await screen.findAllByRole(role, { name }))[0]!;

const session = {
  _id: idOf(40),
  id: idOf(40),
  title: 'Bedah naskah',
  startsAt: '2099-11-28T03:00:00.000Z',
  endsAt: '2099-11-28T05:00:00.000Z',
  cancelledAt: null,
  speakers: [{ id: idOf(70), name: 'Maya Larasati', title: 'Redaktur', photo: null }],
  lesson: null,
  status: null,
};

test('a webinar shows when and with whom it meets, and which sessions were cancelled', async () => {
  const off = { ...session, id: idOf(41), title: 'Tanya jawab', cancelledAt: '2099-11-01T03:00:00.000Z' };
  open({ sessions: [session, off] }, { isVisitor: true });
  const schedule = within(await screen.findByRole('region', { name: 'Jadwal 2 sesi' }));
  expect(schedule.getAllByText('Sabtu, 28 Nov 2099, 10:00–12:00 WIB')).toHaveLength(2);
  expect(schedule.getAllByText('Bersama Maya Larasati')).toHaveLength(2);
  expect(schedule.getByRole('heading', { name: 'Tanya jawab Dibatalkan' })).toBeDefined();
  expect(schedule.getByRole('heading', { name: 'Bedah naskah' })).toBeDefined();
});

test('the chosen ticket decides price and purchase, and is preserved while a visitor signs in', async () => {
  const { user } = open({ tickets: [seat, better] }, { isVisitor: true });
  expect((await first('link', 'Beli sekarang')).getAttribute('href')).toBe(
    `/login?buy=${encodeURIComponent(`webinar:${idOf(2)}:${regular}`)}`,
  );
  await user.click(screen.getByRole('radio', { name: /^VIP/ }));
  expect((await first('link', 'Beli sekarang')).getAttribute('href')).toContain(vip);
  expect(screen.getAllByText('Rp200.000').length).toBeGreaterThan(1);
});

test('few seats and the early-bird price are shown with how long they last', async () => {
  const early = { price: 50_000, normalPrice: 75_000, tierLeft: 4, tierEndsAt: '2099-01-05T16:59:00.000Z' };
  open({ sale: saleOf({ seatsLeft: 7 }), tickets: [{ ...seat, ...early, sale: saleOf({ seatsLeft: 7 }) }] });
  expect((await screen.findAllByText('Sisa 7 kursi')).length).toBeGreaterThan(0);
  expect(await screen.findByText('Harga awal: 4 tiket lagi, sampai 5 Jan 2099, 23:59 WIB')).toBeDefined();
  expect(screen.getAllByText('Rp75.000')[0]?.closest('s')).not.toBeNull();
});

test('a seat and additional tickets are bought in one checkout', async () => {
  const { user, store, address } = open({ tickets: [seat, extra] });
  const more = await screen.findByRole('button', { name: 'Tambah Modul cetak' });
  for (let press = 0; press < 4; press += 1) await user.click(more);
  expect(within(screen.getByRole('group', { name: 'Jumlah Modul cetak' })).getByText('3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Kurangi Modul cetak' }));
  await user.click(await first('link', 'Beli sekarang'));
  expect(store.getState().checkout.selection).toEqual({
    programIds: [],
    bundleIds: [],
    ticketIds: [regular, module, module],
  });
  expect(address()).toBe('/checkout');
});

test('the cart gets the seat first, then the tickets that need it [8.12]', async () => {
  const { user, callsOf } = open({ tickets: [seat, extra] });
  await user.click(await screen.findByRole('button', { name: 'Tambah Modul cetak' }));
  await user.click(screen.getByRole('button', { name: 'Tambah ke keranjang' }));
  expect(await screen.findByText('Berhasil menambahkan ke keranjang')).toBeDefined();
  expect(callsOf(cart.add)).toEqual([
    { body: { type: 'Webinar', webinarId: idOf(2), ticketId: regular } },
    { body: { type: 'Ticket', ticketId: module, quantity: 1 } },
  ]);
});

test('a seat in the cart is shown as such, and another ticket replaces it', async () => {
  const { user, callsOf } = open({ tickets: [seat, better] }, { inCart: [webinarItem()] });
  expect((await screen.findByRole('link', { name: 'Di keranjang' })).getAttribute('href')).toBe('/cart');
  await user.click(screen.getByRole('radio', { name: /^VIP/ }));
  await user.click(screen.getByRole('button', { name: 'Tambah ke keranjang' }));
  await expect.poll(() => callsOf(cart.add).length).toBe(1);
  expect(callsOf(cart.removeMany)).toEqual([{ body: { ids: [webinarItem().id] } }]);
});

test.each([
  ['upcoming', saleOf({ state: 'upcoming', opensAt: '2099-01-02T03:00:00.000Z' }), /mulai 2 Jan 2099, 10:00 WIB/],
  ['closed', saleOf({ state: 'closed' }), /Penjualan tiket sudah ditutup/],
  ['over', saleOf({ state: 'over' }), /Webinar ini sudah selesai/],
])('a webinar whose sale is %s says so instead of selling', async (_, sale, words) => {
  open({ sale, tickets: [{ ...seat, sale }] });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Beli sekarang' })).toBeNull();
  expect(screen.queryByRole('button', { name: /keranjang/ })).toBeNull();
});

test('a webinar without tickets says that they are not on sale yet', async () => {
  open({ sale: saleOf({ state: 'closed' }), tickets: [] });
  expect(await screen.findByText('Tiket belum dijual.')).toBeDefined();
});

const soldOut = saleOf({ state: 'sold-out' });
const gone = { sale: soldOut, tickets: [{ ...seat, sale: soldOut }] };

test('a user joins the waiting list of a sold-out webinar', async () => {
  const { user, callsOf } = open(gone);
  await user.click(await first('button', 'Ikut daftar tunggu'));
  expect(callsOf(ticket.wait)).toEqual([{ params: { id: idOf(2) }, body: { ticketId: regular } }]);
  expect(await screen.findByText('Kamu masuk daftar tunggu')).toBeDefined();
});

test('a visitor signs in first and returns to the waiting list', async () => {
  open(gone, { isVisitor: true });
  expect((await first('link', 'Ikut daftar tunggu')).getAttribute('href')).toBe(
    '/login?next=%2Fcatalog%2Fwebinar-menulis',
  );
});

test('a waiting user sees their position, and leaves the list after a confirmation', async () => {
  const waiting = [{ ticketId: regular, position: 3, offerEndsAt: null }];
  const { user, callsOf } = open({ ...gone, own: { ticketIds: [], waiting } });
  expect(await screen.findByText('Kamu di urutan 3 daftar tunggu.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keluar dari daftar tunggu' }));
  expect(callsOf(ticket.stopWaiting)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  expect(callsOf(ticket.stopWaiting)).toEqual([{ params: { id: idOf(2), ticketId: regular } }]);
});

test('only the user for whom a seat is held can buy it until the deadline', async () => {
  const waiting = [{ ticketId: regular, position: 0, offerEndsAt: '2099-01-01T05:00:00.000Z' }];
  open({ tickets: [seat], own: { ticketIds: [], waiting } });
  expect(await screen.findByText(/Kami simpan sampai 1 Jan 2099, 12:00 WIB/)).toBeDefined();
  expect(await first('link', 'Beli sekarang')).toBeDefined();
});

test('participants enter the webinar, and may buy additional tickets for their seat [2.13]', async () => {
  const mine = myClass(0, { id: idOf(2), type: 'webinar' });
  const { user, store } = open({ tickets: [seat, extra] }, { enrolments: [mine] });
  expect((await first('link', 'Masuk ke webinar')).getAttribute('href')).toContain('type=webinar');
  await user.click(screen.getByRole('button', { name: 'Tambah Modul cetak' }));
  await user.click(await first('link', 'Beli tambahan'));
  expect(store.getState().checkout.selection.ticketIds).toEqual([module]);
});

test('the mitra that holds the webinar manages it', async () => {
  const ours = { id: idOf(900), name: 'Ruang Redaksi', slug: 'ruang-redaksi', role: 'owner', scopes: null } as const;
  open({ tickets: [seat] }, { profile: { isMitra: true, mitra: ours } });
  expect(await first('link', 'Kelola webinar')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Beli sekarang' })).toBeNull();
});
