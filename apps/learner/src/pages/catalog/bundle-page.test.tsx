// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bundle, cart, learning, review } from '@sinau/api-client';
import type { MyClass } from '@sinau/contracts/learning/learning.schemas';
import { answer } from '@sinau/shell/testing';
import {
  bundleOf,
  cartOf,
  idOf,
  listOf,
  myClass,
  quoteLine,
  quoteOf,
  reviewOf,
  reviewsOf,
} from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { OfferPage } from './offer-page.tsx';

afterEach(cleanup);

const openBundle = ({ isVisitor, enrolments = [] }: { isVisitor?: boolean; enrolments?: MyClass[] } = {}) =>
  openPage({
    Page: OfferPage,
    route: '/catalog/:slug',
    path: '/catalog/bundling-jago-menulis',
    isVisitor,
    answers: [
      answer(bundle.detail, bundleOf([150_000, 50_000, 100_000])),
      answer(review.list, reviewsOf([reviewOf(1)])),
      answer(cart.list, cartOf([])),
      answer(learning.myClass, listOf(enrolments)),
      answer(cart.listCheckout, quoteOf([quoteLine(1, 60_000), quoteLine(3, 30_000)])),
    ],
  });

test('a bundle shows its classes and its saving, and asks a visitor to sign in', async () => {
  openBundle({ isVisitor: true });
  const [buy] = await screen.findAllByRole('link', { name: 'Beli sekarang' });
  expect(buy?.getAttribute('href')).toBe(`/login?buy=bundle%3A${idOf(300)}`);
  expect(screen.getByText('Hemat Rp200.000 dari harga satuan')).toBeDefined();
  for (const title of ['Kelas 1', 'Kelas 2', 'Kelas 3'])
    expect(screen.getByRole('link', { name: title })).toBeDefined();
  expect(await screen.findByText('Ulasan 1')).toBeDefined();
});

test('somebody who owns one of its classes sees the price of the others and can buy the bundle', async () => {
  const { user, store } = openBundle({ enrolments: [myClass(40, { id: idOf(2) })] });
  expect(await screen.findByText('1 kelas di sini sudah kamu miliki, jadi harganya tidak kami hitung.')).toBeDefined();
  expect(screen.getAllByText('Rp90.000')).toHaveLength(2);
  expect(screen.getByText('Sudah kamu miliki')).toBeDefined();
  await user.click(screen.getAllByRole('link', { name: 'Beli sekarang' })[0]!);
  expect(store.getState().checkout.selection).toEqual({ programIds: [], bundleIds: [idOf(300)] });
});

test('somebody who owns all of its classes is led to study', async () => {
  openBundle({ enrolments: [1, 2, 3].map((number) => myClass(0, { id: idOf(number) })) });
  expect((await screen.findAllByRole('link', { name: 'Buka kelas saya' }))[0]?.getAttribute('href')).toBe('/my-class');
  expect(screen.queryByRole('link', { name: 'Beli sekarang' })).toBeNull();
});
