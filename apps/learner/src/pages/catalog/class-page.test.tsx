// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, cart, catalog, learning, program, review } from '@sinau/api-client';
import type { MyClass } from '@sinau/contracts/learning/learning.schemas';
import { answer } from '@sinau/shell/testing';
import { cartItem, catalogOf, idOf, listOf, myClass, programDetail, reviewsOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { OfferPage } from './offer-page.tsx';

afterEach(cleanup);

interface Situation {
  isVisitor?: boolean;
  inCart?: boolean;
  enrolments?: MyClass[];
}

const openClass = ({ isVisitor, inCart, enrolments = [] }: Situation) =>
  openPage({
    Page: OfferPage,
    route: '/catalog/:slug',
    path: '/catalog/menulis-berita',
    isVisitor,
    answers: [
      answer(program.detail, programDetail()),
      answer(catalog.list, catalogOf([])),
      answer(review.list, reviewsOf([])),
      answer(cart.list, listOf(inCart ? [cartItem(1)] : [])),
      answer(learning.myClass, listOf(enrolments)),
    ],
  });

test('a visitor who wants it signs in first', async () => {
  openClass({ isVisitor: true });
  const [buy] = await screen.findAllByRole('link', { name: 'Beli sekarang' });
  expect(buy?.getAttribute('href')).toBe(`/login?buy=program%3A${idOf(1)}`);
  expect(screen.getByRole('link', { name: 'Tambah ke keranjang' }).getAttribute('href')).toBe(
    `/login?cart=program%3A${idOf(1)}`,
  );
});

test('buying goes to the checkout with this class alone', async () => {
  const { user, store, router } = openClass({ inCart: true });
  expect((await screen.findByRole('link', { name: 'Di keranjang' })).getAttribute('href')).toBe('/cart');

  await user.click((await screen.findAllByRole('link', { name: 'Beli sekarang' }))[0]!);
  expect(store.getState().checkout.chosen).toEqual({ programIds: [idOf(1)], bundleIds: [] });
  expect(router.state.location.pathname).toBe('/checkout');
});

test('who takes part goes on studying instead of buying', async () => {
  openClass({ enrolments: [myClass(40)] });
  const [goOn] = await screen.findAllByRole('link', { name: 'Lanjut belajar' });
  expect(goOn?.getAttribute('href')).toBe('/my-class/content?name=menulis-berita&type=program');
  expect(screen.queryByRole('link', { name: 'Beli sekarang' })).toBeNull();
});

test('it can be bought also while cart and own classes cannot be asked for', async () => {
  const refuse = () => {
    throw new ApiError(400, 'bad_request', 'Permintaan tidak bisa dibaca');
  };
  const { user, callsOf } = openPage({
    Page: OfferPage,
    route: '/catalog/:slug',
    path: '/catalog/menulis-berita',
    answers: [
      answer(program.detail, programDetail()),
      answer(catalog.list, catalogOf([])),
      answer(review.list, reviewsOf([])),
      answer(cart.list, refuse),
      answer(learning.myClass, refuse),
      answer(cart.add, cartItem(1)),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Tambah ke keranjang' }));
  expect(callsOf(cart.add)).toHaveLength(1);
});

test('a class that is not there says so', async () => {
  const refuse = () => {
    throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
  };
  openPage({
    Page: OfferPage,
    route: '/catalog/:slug',
    path: '/catalog/tidak-ada',
    isVisitor: true,
    answers: [answer(program.detail, refuse)],
  });
  expect(await screen.findByRole('link', { name: 'Kembali ke Homepage' })).toBeDefined();
});
