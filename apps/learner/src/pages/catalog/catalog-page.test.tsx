// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cart, catalog, category, featured, learning } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { cartItem, cartOf } from '../../testing/buying.ts';
import { catalogOf, idOf, listOf, myClass, catalogCard } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { CatalogPage } from './catalog-page.tsx';

afterEach(cleanup);

const classes = [
  catalogCard(),
  catalogCard({ id: idOf(2), title: 'Analisis Data', slug: 'analisis-data' }),
  catalogCard({ id: idOf(3), title: 'Desain', slug: 'desain' }),
];
const cardOf = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('li')!);

test('cards show whether a class is in the cart or being studied', async () => {
  const { user, callsOf } = openPage({
    Page: CatalogPage,
    path: '/catalog',
    answers: [
      answer(catalog.list, catalogOf(classes)),
      answer(featured.catalog, { list: [] }),
      answer(cart.list, cartOf([cartItem(2)])),
      answer(cart.add, cartItem(3)),
      answer(learning.myClass, listOf([myClass(62)])),
    ],
  });

  expect(await (await cardOf('Menulis Berita')).findByText('62% selesai')).toBeDefined();
  expect((await cardOf('Analisis Data')).getByText('Di keranjang')).toBeDefined();

  await user.click((await cardOf('Desain')).getByRole('button', { name: 'Tambah Desain ke keranjang' }));
  expect(await screen.findByText('Berhasil menambahkan ke keranjang')).toBeDefined();
  expect(callsOf(cart.add)).toEqual([{ body: { type: 'Program', programId: idOf(3) } }]);
});

test('the cart and enrolments are requested for the classes on the page only', async () => {
  const { callsOf } = openPage({
    Page: CatalogPage,
    path: '/catalog',
    answers: [
      answer(catalog.list, catalogOf(classes)),
      answer(featured.catalog, { list: [] }),
      answer(cart.list, cartOf([])),
      answer(learning.myClass, listOf([])),
    ],
  });
  await cardOf('Desain');
  const ids = [idOf(1), idOf(2), idOf(3)];
  expect(callsOf(learning.myClass)).toEqual([
    { params: { id: 'me' }, query: { perPage: 100, filter: { classId: ids } } },
  ]);
  expect(callsOf(cart.list)).toEqual([{ query: { perPage: 100, filter: { offerId: ids } } }]);
});

test('a mitra cannot add its own classes to the cart', async () => {
  openPage({
    Page: CatalogPage,
    path: '/catalog',
    profile: {
      isMitra: true,
      mitra: { id: idOf(900), name: 'Ruang Redaksi', slug: 'ruang-redaksi', role: 'owner', scopes: null },
    },
    answers: [
      answer(catalog.list, catalogOf(classes)),
      answer(featured.catalog, { list: [] }),
      answer(cart.list, cartOf([])),
      answer(learning.myClass, listOf([])),
    ],
  });
  await cardOf('Desain');
  expect(screen.queryByRole('button', { name: /ke keranjang/ })).toBeNull();
});

test('filters are in the address, reset the page and can be removed one by one', async () => {
  const { user, router, callsOf } = openPage({
    Page: CatalogPage,
    path: '/catalog?topic=data-ai&page=2',
    answers: [answer(catalog.list, catalogOf(classes)), answer(featured.catalog, { list: [] })],
    isVisitor: true,
  });

  await user.click(await screen.findByRole('button', { name: 'Filter (1)' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Filter' }));
  await user.click(drawer.getByRole('checkbox', { name: /Jurnalistik/ }));
  await user.click(drawer.getByRole('radio', { name: /^Gratis/ }));
  expect(router.state.location.search).toBe('?topic=data-ai&topic=jurnalistik-menulis&price=free');
  expect(callsOf(catalog.list).at(-1)).toMatchObject({
    query: {
      page: 1,
      filter: { tab: 'self-paced', categorySlug: ['data-ai', 'jurnalistik-menulis'], price: 'free' },
    },
  });

  await user.click(drawer.getByRole('button', { name: 'Lihat 3 kelas' }));
  await user.click(screen.getByRole('button', { name: 'Hapus Data & AI' }));
  expect(router.state.location.search).toBe('?topic=jurnalistik-menulis&price=free');
});

test('two quick clicks set two filters', async () => {
  const { user, router } = openPage({
    Page: CatalogPage,
    path: '/catalog',
    answers: [answer(catalog.list, catalogOf(classes)), answer(featured.catalog, { list: [] })],
    isVisitor: true,
  });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const [journalism, data] = screen.getAllByRole<HTMLInputElement>('checkbox');

  fireEvent.click(journalism!);
  expect(journalism!.checked).toBe(true);
  fireEvent.click(data!);

  await expect.poll(() => router.state.location.search).toBe('?topic=jurnalistik-menulis&topic=data-ai');
});

test('adding to the cart asks a visitor to sign in', async () => {
  openPage({
    Page: CatalogPage,
    path: '/catalog',
    answers: [answer(catalog.list, catalogOf(classes)), answer(featured.catalog, { list: [] })],
    isVisitor: true,
  });
  const add = (await cardOf('Desain')).getByRole('link', { name: 'Tambah Desain ke keranjang' });
  expect(add.getAttribute('href')).toBe(`/login?cart=program%3A${idOf(3)}`);
});

test('groups further down filter, too; choices without results cannot be chosen', async () => {
  const { user, router, callsOf } = openPage({
    Page: CatalogPage,
    path: '/catalog',
    answers: [
      answer(catalog.list, { ...catalogOf(classes), asOf: '2026-11-20T03:00:00.000Z' }),
      answer(featured.catalog, { list: [] }),
    ],
    isVisitor: true,
  });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Filter' }));
  expect((await drawer.findByRole<HTMLInputElement>('checkbox', { name: /Mahir/ })).disabled).toBe(true);
  expect(drawer.queryByRole('checkbox', { name: /Masih ada kuota/ })).toBeNull();
  await user.click(drawer.getByRole('checkbox', { name: /Pemula/ }));
  await user.click(drawer.getByRole('radio', { name: /4,5 ke atas/ }));
  await user.type(drawer.getByRole('textbox', { name: 'Harga terendah' }), '20.000');
  await user.click(drawer.getAllByRole('button', { name: 'Terapkan' })[0]!);
  expect(router.state.location.search).toBe('?level=beginner&price=20000-&rating=4.5');
  expect(callsOf(catalog.list).at(-1)).toMatchObject({
    query: { filter: { level: ['beginner'], salePrice: { gte: 20_000 }, rating: { gte: 4.5 } } },
  });
});

test('without results, each filter shows the number of results without it', async () => {
  const { facets } = catalogOf([]);
  const { user, router } = openPage({
    Page: CatalogPage,
    path: '/catalog?level=beginner&rating=4.5',
    answers: [
      answer(catalog.list, {
        ...catalogOf([]),
        facets: { ...facets, rating: [{ value: '', label: 'Semua rating', count: 7 }] },
      }),
      answer(featured.homepage, { list: [{ ...catalogCard(), isPick: false }] }),
      answer(category.list, listOf([])),
    ],
    isVisitor: true,
  });
  expect(await screen.findByRole('button', { name: 'Hapus Pemula · 2 kelas' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Banyak diikuti saat ini' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Hapus Rating 4.5 · 7 kelas' }));
  expect(router.state.location.search).toBe('?level=beginner');
});

test('cards mark what is new and popular, but not their kind if all are of one', async () => {
  openPage({
    Page: CatalogPage,
    path: '/catalog',
    answers: [
      answer(
        catalog.list,
        catalogOf([catalogCard({ badge: 'bestseller' }), catalogCard({ id: idOf(3), title: 'Desain', badge: 'new' })]),
      ),
      answer(featured.catalog, { list: [] }),
    ],
    isVisitor: true,
  });
  const card = await cardOf('Menulis Berita');
  expect(card.getByText('Terlaris')).toBeDefined();
  expect(card.queryByText('Kelas Mandiri')).toBeNull();
  expect((await cardOf('Desain')).getByText('Baru')).toBeDefined();
});
