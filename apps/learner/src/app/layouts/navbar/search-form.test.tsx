// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '@sinau/api-client';
import type { Suggestions } from '@sinau/contracts/storefront/catalog/suggestion.schemas';
import { answer } from '@sinau/shell/testing';
import { openPage } from '../../../testing/open-page.ts';
import { SearchForm } from './search-form.tsx';

const suggestions: Suggestions = {
  offers: [
    {
      id: '01990000-0000-7000-8000-000000000001',
      type: 'program',
      format: 'self-paced',
      title: 'Foto Produk',
      slug: 'foto-produk',
      thumbnail: null,
      salePrice: 0,
      normalPrice: null,
      promotionEndsAt: null,
      durationSeconds: 7_200,
      totalLesson: 6,
      totalClass: 0,
      startsAt: null,
    },
  ],
  topics: [{ title: 'Foto & Video', slug: 'foto-video' }],
  mitra: [{ name: 'Kelana', slug: 'kelana', logo: null }],
  educators: [{ name: 'Fotini', title: 'Fotografer', photo: null }],
};

const Page = () => <SearchForm placeholder="Cari kelas" />;
const open = () =>
  openPage({ Page, path: '/catalog', isVisitor: true, answers: [answer(catalog.suggestions, suggestions)] });
const field = () => screen.getByPlaceholderText<HTMLInputElement>('Cari kelas');
/** Suggestions wait for a pause in typing, and their code is loaded when they are first requested. */
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

afterEach(cleanup);

test('groups suggest results from the third letter on, once typing pauses', async () => {
  const { user, callsOf } = open();
  await user.type(field(), 'fo');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field(), 'to');
  const list = within(await screen.findByRole('listbox', { name: 'Saran pencarian' }));
  expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Kelas',
    'Topik',
    'Mitra dan pengajar',
    'Semua hasil',
  ]);
  expect(list.getAllByRole('option')[0]!.textContent).toBe('Foto ProdukKelas Mandiri · 2 jamGratis');
  expect(field().getAttribute('role')).toBe('combobox');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(callsOf(catalog.suggestions)).toHaveLength(1);
});

test('arrow keys choose a row and return to the field, and Enter opens the row', async () => {
  const { user, address } = open();
  await user.type(field(), 'foto');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('Lihat semua hasil untuk “foto”');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBeUndefined();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('KelanaMitra');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/mitra/kelana');
});

test('Enter in the field searches, and Escape closes the suggestions first [2.44]', async () => {
  const { user, address } = open();
  await user.type(field(), 'foto');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('foto');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/search?keyword=foto');
});

test('searches made on this device are suggested again, and can be removed', async () => {
  const { user } = open();
  localStorage.setItem('searches', JSON.stringify(['menulis', 'kopi']));
  await user.click(field());
  const list = await screen.findByRole('listbox', { name: 'Pencarian terakhir' });
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['menulis', 'kopi']);
  await user.click(screen.getByRole('button', { name: 'Hapus menulis dari riwayat' }));
  await user.keyboard('{ArrowDown}{Delete}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(localStorage.getItem('searches')).toBe('[]');
  await user.type(field(), 'figma{Enter}');
  expect(localStorage.getItem('searches')).toBe('["figma"]');
});
