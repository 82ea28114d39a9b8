// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, cart, catalog, compare, learning } from '@sinau/api-client';
import type { ComparedClass } from '@sinau/contracts/authoring/compare/compare.schemas';
import { answer } from '@sinau/shell/testing';
import { chosenClasses } from '../../features/compare/chosen.ts';
import { cartOf } from '../../testing/buying.ts';
import { comparedClass } from '../../testing/comparing.ts';
import { catalogCard, catalogOf, idOf, listOf, myClass, saleOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { ComparePage } from './compare-page.tsx';

afterEach(cleanup);

const berita = comparedClass();
const feature = comparedClass({
  id: idOf(2),
  title: 'Menulis Feature',
  slug: 'menulis-feature',
  salePrice: 149_000,
  sections: ['Mencari sudut'],
});
const webinar = comparedClass({
  id: idOf(3),
  type: 'webinar',
  format: null,
  title: 'Data Pemilu',
  slug: 'webinar-data-pemilu',
  sale: saleOf({ seatsLeft: 4 }),
});

interface Situation {
  compared?: ComparedClass[];
  known?: ComparedClass[];
  slugs?: string;
  isVisitor?: boolean;
  enrolled?: boolean;
  /** Choice stored on this device. */
  chosen?: ComparedClass[];
}

const open = ({
  compared = [berita, feature],
  known = compared,
  slugs,
  isVisitor = true,
  enrolled,
  chosen = [],
}: Situation = {}) =>
  openPage({
    Page: ComparePage,
    path: `/compare?classes=${slugs ?? compared.map(({ slug }) => slug).join()}`,
    isVisitor,
    left: { compare: JSON.stringify(chosen.map(kept)) },
    answers: [
      answer(compare.classes, ({ query }) => ({
        list: query.slugs.split(',').flatMap((slug) => known.find((one) => one.slug === slug) ?? []),
      })),
      answer(cart.list, cartOf([])),
      answer(learning.myClass, listOf(enrolled ? [myClass(40)] : [])),
      answer(catalog.list, catalogOf([catalogCard(), catalogCard({ id: idOf(3), ...cardOf(webinar) })])),
    ],
  });
const cardOf = ({ title, slug }: ComparedClass) => ({ title, slug });
const kept = ({ title, slug, thumbnail }: ComparedClass) => ({ title, slug, thumbnail });

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const cellsOf = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a phone shows two of three classes, which buttons and swipes move', async () => {
  const { user } = open({ compared: [berita, feature, webinar] });
  const table = await screen.findByRole('table');
  expect(screen.getByText('Kelas 1 dan 2 dari 3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Kelas berikutnya' }));
  expect(screen.getByText('Kelas 2 dan 3 dari 3')).toBeDefined();
  expect(table.dataset['pair']).toBe('1');
  expect(screen.getByRole('button', { name: 'Kelas berikutnya' })).toHaveProperty('disabled', true);

  const swipe = (to: number, down = 0) => {
    fireEvent.touchStart(table, { touches: [{ clientX: 100, clientY: 100 }] });
    fireEvent.touchEnd(table, { changedTouches: [{ clientX: to, clientY: 100 + down }] });
  };
  swipe(180, 160);
  expect(table.dataset['pair']).toBe('1');
  swipe(180);
  expect(table.dataset['pair']).toBe('0');
});

test('two classes need no buttons', async () => {
  open();
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Kelas berikutnya' })).toBeNull();
});

test('classes are side by side in the order of the address, and differences are marked', async () => {
  open({ compared: [berita, feature, webinar] });
  expect(await cellsOf(/^Harga, berbeda$/)).toEqual([
    expect.stringContaining('Rp249.000'),
    expect.stringContaining('Rp149.000'),
    expect.stringContaining('Rp249.000'),
  ]);
  expect(await cellsOf(/^Kursi, berbeda$/)).toEqual(['Tidak dibatasi', 'Tidak dibatasi', 'Sisa 4 kursi']);
  expect(await cellsOf(/^Tingkat$/)).toEqual(['Pemula', 'Pemula', 'Pemula']);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Menulis Berita',
    'Menulis Feature',
    'Data Pemilu',
  ]);
});

test('a switch shows only the differences', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: 'Hanya tampilkan yang berbeda' }));
  expect(rowNames()).toEqual(['Harga, berbeda', 'Yang dipelajari, berbeda']);
});

test('classes without differences are reported as equal', async () => {
  const { user } = open({ compared: [berita, { ...berita, id: idOf(9), slug: 'kembar' }] });
  await user.click(await screen.findByRole('switch', { name: 'Hanya tampilkan yang berbeda' }));
  expect(screen.getByText('Tidak ada yang berbeda.')).toBeDefined();
});

test('a removed column is restored by undo, and this device stores what the page shows', async () => {
  const { user, address } = open({ chosen: [berita, feature] });
  await user.click(await screen.findByRole('button', { name: 'Lepas Menulis Feature dari perbandingan' }));
  expect(address()).toBe('/compare?classes=menulis-berita');
  expect(screen.getByText('Tambah satu kelas lagi supaya ada bandingannya.')).toBeDefined();
  expect(chosenClasses().map(({ slug }) => slug)).toEqual(['menulis-berita']);
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(address()).toBe('/compare?classes=menulis-berita,menulis-feature');
  expect(chosenClasses().map(({ slug }) => slug)).toEqual(['menulis-berita', 'menulis-feature']);
});

test('a comparison from another person does not change the choice on this device', async () => {
  const { user, address } = open({ chosen: [webinar] });
  await user.click(await screen.findByRole('button', { name: 'Lepas Menulis Feature dari perbandingan' }));
  expect(address()).toBe('/compare?classes=menulis-berita');
  expect(chosenClasses().map(({ slug }) => slug)).toEqual(['webinar-data-pemilu']);
});

test('another class is added, and one class is replaced by another', async () => {
  const { user, address } = open({ known: [berita, feature, webinar] });
  await user.click(await screen.findByRole('button', { name: 'Tambah kelas' }));
  const choices = await screen.findByRole('list', { name: 'Kelas yang bisa dibandingkan' });
  await user.click(within(choices).getByRole('button', { name: /Data Pemilu/ }));
  expect(address()).toBe('/compare?classes=menulis-berita,menulis-feature,webinar-data-pemilu');
  expect(screen.queryByRole('button', { name: 'Tambah kelas' })).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Lepas Data Pemilu dari perbandingan' }));
  await user.click(screen.getByRole('button', { name: 'Ganti Menulis Berita' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Ganti Menulis Berita' })).getByRole('button', {
      name: /Data Pemilu/,
    }),
  );
  expect(address()).toBe('/compare?classes=webinar-data-pemilu,menulis-feature');
});

test('a class that no longer exists keeps its column until it is removed', async () => {
  const { user, address } = open({ slugs: 'menulis-berita,hilang' });
  expect(await screen.findByText('Kelas ini tidak ada lagi')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Lepas kelas ini dari perbandingan' }));
  expect(address()).toBe('/compare?classes=menulis-berita');
});

test('a comparison whose classes are all deleted links to the catalog', async () => {
  open({ slugs: 'hilang,lenyap' });
  expect(await screen.findByRole('heading', { name: 'Kelas yang dibandingkan tidak ada lagi' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Cari kelas' }).getAttribute('href')).toBe('/catalog');
});

test.each(['', '../akun', ','])(
  'an address without classes (%s) redirects to those stored on this device',
  async (slugs) => {
    open({ slugs, chosen: [berita, feature] });
    expect((await screen.findByRole('link', { name: 'Buka 2 kelas pilihanmu' })).getAttribute('href')).toBe(
      '/compare?classes=menulis-berita,menulis-feature',
    );
  },
);

test('visitors buy after signing in, webinars lead to their tickets, and offers not on sale are marked', async () => {
  open({ compared: [berita, webinar, { ...feature, isForSale: false }] });
  const [buy] = await screen.findAllByRole('link', { name: 'Beli Menulis Berita' });
  expect(buy?.getAttribute('href')).toBe(`/login?buy=program%3A${idOf(1)}`);
  const [tickets] = screen.getAllByRole('link', { name: 'Lihat tiket Data Pemilu' });
  expect(tickets?.getAttribute('href')).toBe('/catalog/webinar-data-pemilu');
  expect(screen.getAllByText('Tidak dijual lagi')).toHaveLength(2);
});

test('participants continue the classes that they have', async () => {
  open({ isVisitor: false, enrolled: true });
  const [goOn] = await screen.findAllByRole('link', { name: 'Lanjut belajar Menulis Berita' });
  expect(goOn?.getAttribute('href')).toContain('/my-class/content?name=menulis-berita');
  expect(screen.queryByRole('link', { name: 'Beli Menulis Berita' })).toBeNull();
});

test('a comparison that cannot be loaded can be retried', async () => {
  let fails = true;
  const { user } = openPage({
    Page: ComparePage,
    path: '/compare?classes=menulis-berita',
    isVisitor: true,
    answers: [
      answer(compare.classes, () => {
        if (fails) throw new ApiError(400, 'bad_request', 'Permintaan tidak bisa dibaca');
        return { list: [berita] };
      }),
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  fails = false;
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Menulis Berita' })).toBeDefined());
});
