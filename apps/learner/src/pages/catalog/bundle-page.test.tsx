// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bundle, cart, catalog, learning, review } from '@sinau/api-client';
import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { MyClass } from '@sinau/contracts/study/learning/learning.schemas';
import { answer } from '@sinau/shell/testing';
import { cartOf, quoteLine, quoteOf } from '../../testing/buying.ts';
import {
  bundleOf,
  catalogCard,
  catalogOf,
  idOf,
  listOf,
  myClass,
  reviewOf,
  reviewsOf,
} from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { OfferPage } from './offer-page.tsx';

afterEach(cleanup);

interface Shown {
  isVisitor?: boolean;
  enrolments?: MyClass[];
  overrides?: Partial<Bundle>;
}
const openBundle = ({ isVisitor, enrolments = [], overrides }: Shown = {}) =>
  openPage({
    Page: OfferPage,
    route: '/catalog/:slug',
    path: '/catalog/bundling-jago-menulis',
    isVisitor,
    answers: [
      answer(bundle.detail, bundleOf([150_000, 50_000, 100_000], overrides)),
      answer(review.list, reviewsOf([reviewOf(1)])),
      answer(catalog.alsoTaken, { list: [] }),
      answer(catalog.list, catalogOf([catalogCard({ id: idOf(77) })])),
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

test('a bundle says why its classes belong together, in the order of study', async () => {
  const { classes } = bundleOf([150_000, 50_000, 100_000]);
  const explained = classes.map((one, index) => ({ ...one, reason: index === 1 ? '' : `Alasan ${index + 1}.` }));
  openBundle({ isVisitor: true, overrides: { classes: explained } });
  const reasons = await screen.findByRole('region', { name: 'Kenapa kelas-kelas ini' });
  expect(
    within(reasons)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kelas 1Alasan 1.', 'Kelas 3Alasan 3.']);
});

test('a user who owns one of its classes sees the price of the others and can buy the bundle', async () => {
  const { user, store } = openBundle({ enrolments: [myClass(40, { id: idOf(2) })] });
  expect(await screen.findByText('Kamu sudah punya 1 kelas')).toBeDefined();
  expect(screen.getAllByText('Rp90.000')).toHaveLength(2);
  expect(screen.getByText(/^Untuk 2 kelas yang belum kamu punya\. Paket lengkapnya Rp/)).toBeDefined();
  expect(screen.getByText('Sudah kamu miliki')).toBeDefined();
  await user.click(screen.getAllByRole('link', { name: 'Beli sekarang' })[0]!);
  expect(store.getState().checkout.selection).toEqual({ programIds: [], bundleIds: [idOf(300)], ticketIds: [] });
});

test('a bundle with a missing class says that it is not on sale, and offers no purchase', async () => {
  const sale = { state: 'closed', seatsLeft: null, opensAt: null, closesAt: null } as const;
  openBundle({ isVisitor: true, overrides: { sale, totalClass: 4 } });
  const words = 'Bundling ini sedang tidak dijual, karena salah satu kelasnya sedang tidak dijual.';
  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(screen.getByText(/^1 dari 4 kelas di paket ini sedang tidak dijual/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Beli sekarang' })).toBeNull();
});

test('an archived bundle keeps its page, says so instead of a price, and links to classes of its topic', async () => {
  const sale = { state: 'closed', seatsLeft: null, opensAt: null, closesAt: null } as const;
  openBundle({ isVisitor: true, overrides: { sale, archiveAt: '2026-11-20T03:00:00.000Z' } });
  expect(await screen.findAllByText('Tidak dijual lagi')).toHaveLength(2);
  expect(await screen.findByText('Paket ini tidak dijual lagi.')).toBeDefined();
  const [similar] = screen.getAllByRole('link', { name: 'Lihat kelas serupa' });
  expect(similar?.getAttribute('href')).toBe('/catalog?topic=jurnalistik-menulis');
  expect(screen.getByRole('link', { name: 'Kelas 1' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: /^Kelas lain di / })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Beli sekarang' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
});

test('a user who owns all of its classes is led to study', async () => {
  openBundle({ enrolments: [1, 2, 3].map((number) => myClass(0, { id: idOf(number) })) });
  expect((await screen.findAllByRole('link', { name: 'Buka kelas saya' }))[0]?.getAttribute('href')).toBe('/my-class');
  expect(screen.queryByRole('link', { name: 'Beli sekarang' })).toBeNull();
});
