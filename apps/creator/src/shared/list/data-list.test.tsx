// @vitest-environment jsdom
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useSearch } from '@sinau/shell';
import { choice, defineSearch, keyword, page } from '@sinau/shell/search';
import { openApp } from '@sinau/shell/testing';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from './choice-filter.tsx';
import { DataList } from './data-list.tsx';
import { keysOf } from './keys-of.ts';
import { ListTools } from './list-tools.tsx';
import { useListAddress } from './use-list-address.ts';

// Loads antd before the clock of a test starts: unbundled it takes seconds.
beforeAll(() => import('@sinau/ui/antd/data-table'), 60_000);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const sorts = { '-sold': 'Terlaris', sold: 'Paling sepi', title: 'Judul A–Z', '-title': 'Judul Z–A' } as const;
const formats = { mandiri: 'Mandiri', intensif: { label: 'Intensif' } } as const;
const classSearch = defineSearch(() => '/kelas', {
  keyword: keyword(),
  format: choice(keysOf(formats)),
  sort: choice(keysOf(sorts), '-sold'),
  page: page(),
});
interface Row {
  id: string;
  title: string;
  sold: number;
}
const columns: readonly Column<Row>[] = [
  { title: 'Kelas', sort: 'title', isText: true, isMain: true, cell: ({ title }) => title, note: () => 'Mandiri' },
  { title: 'Terjual', sort: 'sold', isNumber: true, cell: ({ sold }) => sold },
  { title: 'Tindakan', isTitleHidden: true, card: 'corner', cell: () => <button type="button">Menu</button> },
];
const rows: Row[] = [
  { id: 'a', title: 'Menulis Lead', sold: 12 },
  { id: 'b', title: 'Menyunting', sold: 3 },
];

function open(path: string, fetchRows = async () => ({ list: rows, total: rows.length, perPage: 10 })) {
  const fetched: string[] = [];
  function Classes() {
    const search = useSearch(classSearch.read);
    const { hrefFor, clearHref, choose } = useListAddress(classSearch, search, { keyword: '', format: null });
    const query = useQuery({
      queryKey: ['kelas', search],
      queryFn: () => {
        fetched.push(search.keyword);
        return fetchRows();
      },
      retry: false,
      placeholderData: keepPreviousData,
    });
    return (
      <DataList
        rows={query}
        columns={columns}
        search={search}
        hrefFor={hrefFor}
        noun="kelas"
        clearHref={clearHref}
        empty={<p>Belum ada kelas</p>}
        tools={
          <ListTools label="Cari kelas" placeholder="" search={search} hrefFor={hrefFor} sorts={sorts}>
            <ChoiceFilter
              label="Format"
              all="Semua format"
              words={formats}
              value={search.format}
              onChange={(format) => choose({ format })}
            />
          </ListTools>
        }
      />
    );
  }
  return { fetched, ...openApp({ routes: [{ path: '/kelas', Component: Classes }], path, reducers: {}, answers: [] }) };
}

/** Sets a screen with room for columns. */
const widen = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

test('a wide screen shows a table whose headers order the list by the address', async () => {
  widen();
  const { user, address } = open('/kelas');
  const table = await screen.findByRole('table', { name: 'Daftar kelas' });
  expect(within(table).getByRole('rowheader', { name: 'Menulis Lead Mandiri' })).toBeTruthy();
  expect(within(table).getByRole('columnheader', { name: 'Tindakan' })).toBeTruthy();
  const header = (name: string) => within(table).getByRole('columnheader', { name });
  expect(header('Terjual').getAttribute('aria-sort')).toBe('descending');

  await user.click(header('Terjual'));
  expect(address()).toBe('/kelas?sort=sold');
  await expect.poll(() => header('Terjual').getAttribute('aria-sort')).toBe('ascending');
  await user.click(header('Terjual'));
  expect(address()).toBe('/kelas');

  expect(header('Kelas').tabIndex).toBe(0);
  fireEvent.keyDown(header('Kelas'), { key: 'Enter', keyCode: 13 });
  expect(address()).toBe('/kelas?sort=title');
});

test('a phone shows each row as a card, and the order as a choice', async () => {
  const { user, address } = open('/kelas?page=1');
  const cards = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(cards).toEqual(['Menulis LeadMandiriMenuTerjual12', 'MenyuntingMandiriMenuTerjual3']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), 'title');
  expect(address()).toBe('/kelas?sort=title');
});

test('the list is searched once, after a pause in the typing', async () => {
  const { user, address, fetched } = open('/kelas');
  await screen.findAllByRole('listitem');
  await user.type(screen.getByRole('searchbox', { name: 'Cari kelas' }), 'lead');
  expect(address()).toBe('/kelas');
  await expect.poll(address).toBe('/kelas?keyword=lead');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'lead');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await expect.poll(() => fetched).toEqual(['', 'lead']);
});

test('Enter searches immediately, and going back empties the field', async () => {
  const { user, address, router } = open('/kelas');
  await screen.findAllByRole('listitem');
  await user.type(screen.getByRole('searchbox'), 'lead{Enter}');
  expect(address()).toBe('/kelas?keyword=lead');
  await router.navigate(-1);
  await expect.poll(() => screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(address()).toBe('/kelas');
});

test('an empty list shows what to do instead of a search', async () => {
  open('/kelas', async () => ({ list: [], total: 0, perPage: 10 }));
  await screen.findByText('Belum ada kelas');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a search without results offers to clear it', async () => {
  const { user, address } = open('/kelas?keyword=zzz', async () => ({ list: [], total: 0, perPage: 10 }));
  await screen.findByText('Tidak ada kelas yang cocok');
  await user.click(screen.getByRole('link', { name: 'Hapus filter' }));
  expect(address()).toBe('/kelas');
});

test('a set filter is in the address, and its list begins at the first page', async () => {
  const { user, address } = open('/kelas?page=1&sort=title');
  const filter = await screen.findByRole('combobox', { name: 'Format' });
  expect([...filter.children].map(({ textContent }) => textContent)).toEqual(['Semua format', 'Mandiri', 'Intensif']);
  await user.selectOptions(filter, 'Intensif');
  expect(address()).toBe('/kelas?format=intensif&sort=title');
  await user.selectOptions(filter, 'Semua format');
  expect(address()).toBe('/kelas?sort=title');
});

test('a page beyond the last one redirects to the last', async () => {
  const { address } = open('/kelas?page=7');
  await expect.poll(address).toBe('/kelas');
});

test('a list that failed to load can be loaded again', async () => {
  let isDown = true;
  const { user } = open('/kelas', async () => {
    if (isDown) throw new Error('down');
    return { list: rows, total: 2, perPage: 10 };
  });
  await screen.findByText('Gagal memuat kelas');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});
