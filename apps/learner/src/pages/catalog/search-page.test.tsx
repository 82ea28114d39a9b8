// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cart, catalog, category, learning } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { cartOf } from '../../testing/buying.ts';
import { catalogCard, catalogOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { SearchPage } from './search-page.tsx';

afterEach(cleanup);

const open = (keyword: string, found: Partial<ReturnType<typeof catalogOf>>) =>
  openPage({
    Page: SearchPage,
    path: `/search?keyword=${encodeURIComponent(keyword)}`,
    answers: [
      answer(catalog.list, { ...catalogOf([catalogCard()]), ...found }),
      answer(cart.list, cartOf([])),
      answer(learning.myClass, listOf([])),
      answer(category.list, listOf([])),
    ],
  });

test('results are sorted by relevance first, and can be sorted otherwise', async () => {
  const { callsOf } = open('berita', { search: { meant: null, isWhole: true } });
  await screen.findByRole('heading', { name: 'Menulis Berita' });
  expect(callsOf(catalog.list)).toEqual([
    { query: expect.objectContaining({ keyword: 'berita', sort: '-relevance' }) as object },
  ]);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Urutkan' }).selectedOptions[0]?.text).toBe(
    'Paling relevan',
  );
});

test('a misspelled keyword returns results for the probable one', async () => {
  open('brita', { search: { meant: 'berita', isWhole: true } });
  expect((await screen.findByRole('link', { name: 'berita' })).getAttribute('href')).toBe('/search?keyword=berita');
});

test('results that fit only some words say so', async () => {
  open('berita kotlin', { search: { meant: null, isWhole: false } });
  expect(await screen.findByText(/Ini yang paling mendekati/)).toBeDefined();
});

test('results are filtered like the catalog, and by their kind', async () => {
  const { user, router, callsOf } = open('berita', { search: { meant: null, isWhole: true } });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Filter' }));
  await user.click(drawer.getByRole('checkbox', { name: /Kelas Mandiri/ }));
  await user.click(await drawer.findByRole('checkbox', { name: /Masih ada kuota/ }));
  expect(router.state.location.search).toBe('?keyword=berita&type=self-paced&seats=true');
  expect(callsOf(catalog.list).at(-1)).toMatchObject({
    query: { keyword: 'berita', filter: { tab: ['self-paced'], hasSeats: true } },
  });
});
