// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { program } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { myProgram } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { ListCatalogPage } from './list-catalog-page.tsx';

afterEach(cleanup);

function openList(path: string, programs = [myProgram()]) {
  let list = programs;
  return openPortal({ '/creator/list-catalog': ListCatalogPage }, path, [
    answer(program.mine, () => ({ list, total: list.length, page: 1, perPage: 10 })),
    answer(program.remove, ({ params }) => {
      list = list.filter(({ id }) => id !== params.id);
      return null;
    }),
  ]);
}

test('a class shows its status and price, and links to its builder [1.8]', async () => {
  openList('/creator/list-catalog', [myProgram({ statusApprove: 'revision', salePrice: null, participantCount: 12 })]);
  expect((await screen.findByRole('link', { name: 'Menulis Lead' })).getAttribute('href')).toBe(
    '/creator/create-class?name=menulis-lead',
  );
  expect(screen.getByRole('listitem').textContent).toBe(
    'Menulis LeadKelas Mandiri · 1 materiStatusPerlu perbaikanHargaBelum adaPeserta12',
  );
});

test('search and status are in the address and in the call', async () => {
  const { user, router, callsOf } = openList(
    '/creator/list-catalog?page=2',
    Array.from({ length: 11 }, (_, index) => myProgram({ id: `c${index}` })),
  );
  await user.type(await screen.findByRole('searchbox', { name: 'Cari kelasmu' }), 'lead{Enter}');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'draft');
  expect(router.state.location.search).toBe('?keyword=lead&status=draft');
  expect(callsOf(program.mine).at(-1)).toEqual({
    query: { page: 1, perPage: 10, sort: '-updatedAt', keyword: 'lead', filter: { statusApprove: 'draft' } },
  });
});

test('the menu of a class leads to its preview, for those who only grade as well', async () => {
  const { user } = openList('/creator/list-catalog', [myProgram({ scopes: ['grade'] })]);
  await user.click(await screen.findByRole('button', { name: 'Menu Menulis Lead' }));
  expect(screen.getByRole('link', { name: 'Pratinjau' }).getAttribute('href')).toBe(
    '/preview/program?name=menulis-lead',
  );
});

test('a class is deleted after a confirmation, and an empty list says how to begin [4.7]', async () => {
  const { user, callsOf } = openList('/creator/list-catalog');
  await user.click(await screen.findByRole('button', { name: 'Menu Menulis Lead' }));
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(callsOf(program.remove)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Hapus kelas' }));
  await screen.findByText('Berhasil menghapus');
  expect((await screen.findByRole('link', { name: 'Buat kelas pertamamu' })).getAttribute('href')).toBe(
    '/creator/create-class',
  );
});

test('a page beyond the last one leads to the last', async () => {
  const { router } = openList('/creator/list-catalog?page=3');
  await screen.findByRole('link', { name: 'Menulis Lead' });
  expect(router.state.location.search).toBe('');
});
