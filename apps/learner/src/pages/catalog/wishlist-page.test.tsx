// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, cart, learning, wishlist } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { catalogCard, idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { ClassCards } from './class-cards.tsx';
import { WishlistPage } from './wishlist-page.tsx';

afterEach(cleanup);

const card = catalogCard();
const gone = catalogCard({ id: idOf(2), title: 'Kelas Lama', slug: 'kelas-lama' });
const nothingOwned = [
  answer(learning.myClass, listOf([])),
  answer(cart.list, { ...listOf([]), selectable: { items: 0, classes: 0, total: 0 } }),
];
const heart = () => screen.findByRole('button', { name: `Simpan ${card.title}` });
const isFilled = async () => (await heart()).getAttribute('aria-pressed') === 'true';

test('wishes are shown, stay visible after removal, and are restored by undo', async () => {
  let ids = [card.id, gone.id];
  const wishedAt = '2026-11-21T05:00:00.000Z';
  const { user, callsOf } = openPage({
    Page: WishlistPage,
    path: '/wishlist',
    answers: [
      ...nothingOwned,
      answer(wishlist.ids, () => ({ ids })),
      answer(wishlist.list, () =>
        listOf([
          { ...card, isForSale: true, wishedAt },
          { ...gone, isForSale: false, wishedAt },
        ]),
      ),
      answer(wishlist.set, ({ body: { id, isKept } }) => {
        ids = isKept ? [...ids, id] : ids.filter((one) => one !== id);
        return null;
      }),
    ],
  });
  await screen.findByText('Tidak dijual lagi');
  await waitFor(async () => expect(await isFilled()).toBe(true));
  await user.click(await heart());
  await waitFor(async () => expect(await isFilled()).toBe(false));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await isFilled()).toBe(true));
  expect(callsOf(wishlist.set).map((input) => (input as { body: { isKept: boolean } }).body.isKept)).toEqual([
    false,
    true,
  ]);
});

const Cards = () => <ClassCards classes={[card]} phone="rows" />;

test('a visitor signs in first, and the return address preserves what they wanted', async () => {
  const { user, address } = openPage({ Page: Cards, path: '/catalog?tabs=1', answers: [], isVisitor: true });
  await user.click(await heart());
  expect(new URLSearchParams(address().split('?')[1]).get('next')).toBe(
    `/catalog?tabs=1&simpan=${encodeURIComponent(`program:${card.id}`)}`,
  );
});

test('after signing in, the heart is filled and the address is clean; a refusal empties it', async () => {
  const { address, callsOf } = openPage({
    Page: Cards,
    path: `/catalog?tabs=1&simpan=program:${card.id}`,
    answers: [
      ...nothingOwned,
      answer(wishlist.ids, { ids: [] }),
      answer(wishlist.set, () => {
        throw new ApiError(409, 'wishlist_full', 'Daftar simpananmu penuh');
      }),
    ],
  });
  await screen.findByText('Daftar simpananmu penuh');
  expect(address()).toBe('/catalog?tabs=1');
  expect(callsOf(wishlist.set)).toEqual([{ body: { type: 'program', id: card.id, isKept: true } }]);
  await waitFor(async () => expect(await isFilled()).toBe(false));
});
