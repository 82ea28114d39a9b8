// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, program, webinar } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { built, myProgram } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { builtWebinar, myWebinar } from '../../testing/webinars.ts';
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
    'Menulis LeadKelas Mandiri · 1 materiPilih Menulis LeadStatusPerlu perbaikanBelum lengkap: materiHargaBelum adaPeserta aktif12',
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

test('the menu of a class links to its preview, for those who only grade as well', async () => {
  const { user } = openList('/creator/list-catalog', [myProgram({ scopes: ['grade'] })]);
  await user.click(await screen.findByRole('button', { name: 'Menu Menulis Lead' }));
  expect(screen.getByRole('link', { name: 'Pratinjau' }).getAttribute('href')).toBe(
    '/preview/program?name=menulis-lead',
  );
});

test('a class in the catalog has code for the site of its mitra, with the box that it shows', async () => {
  const { user } = openList('/creator/list-catalog', [myProgram({ status: 'publish', statusApprove: 'publish' })]);
  await user.click(await screen.findByRole('button', { name: 'Menu Menulis Lead' }));
  await user.click(screen.getByRole('button', { name: 'Pasang di situsmu' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pasang di situsmu' }));
  const code = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kode' }).value;
  expect(code()).toBe(
    `<script async src="${location.origin}/embed.js" data-class="menulis-lead" data-title="Menulis Lead"></script>`,
  );
  await user.click(dialog.getByRole('radio', { name: /iframe/ }));
  expect(code()).toContain(`<iframe src="${location.origin}/embed/menulis-lead" title="Menulis Lead"`);
  expect(dialog.getByTitle('Kotak Menulis Lead').getAttribute('src')).toBe('/embed/menulis-lead');
  await user.click(dialog.getByRole('button', { name: 'Salin kode' }));
  expect(await navigator.clipboard.readText()).toBe(code());
});

test('a class is deleted after a confirmation, and an empty list explains how to begin [4.7]', async () => {
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

test('classes that are selected are archived together, and the refused ones are named', async () => {
  const programs = [1, 2, 3].map((number) => myProgram({ id: `c${number}`, title: `Kelas ${number}` }));
  const { user, callsOf } = openPortal({ '/creator/list-catalog': ListCatalogPage }, '/creator/list-catalog', [
    answer(program.mine, { list: programs, total: 3, page: 1, perPage: 10 }),
    answer(program.archiveOrRestore, ({ params }) => {
      if (params.id === 'c2') throw new ApiError(409, 'class_under_review', 'Kelas ini sedang ditinjau.');
      return built();
    }),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih Kelas 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Kelas 2' }));
  const acts = within(screen.getByRole('group', { name: 'Tindakan untuk yang dipilih' }));
  expect(acts.getByRole('status').textContent).toBe('2 kelas dipilih');
  await user.click(acts.getByRole('button', { name: 'Arsipkan' }));
  expect(callsOf(program.archiveOrRestore)).toEqual([]);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Arsipkan 2 kelas?' }));
  await user.click(dialog.getByRole('button', { name: 'Arsipkan' }));
  await screen.findByText('1 kelas diarsipkan');
  expect(await screen.findByText('Kelas 2: Kelas ini sedang ditinjau.')).toBeTruthy();
  expect(callsOf(program.archiveOrRestore)).toEqual([{ params: { id: 'c1' } }, { params: { id: 'c2' } }]);
  expect(screen.queryByRole('group', { name: 'Tindakan untuk yang dipilih' })).toBeNull();
});

test('a partner who only teaches a class cannot select it', async () => {
  openList('/creator/list-catalog', [myProgram({ scopes: ['edit'] })]);
  await screen.findByRole('link', { name: 'Menulis Lead' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a page beyond the last one redirects to the last', async () => {
  const { router } = openList('/creator/list-catalog?page=3');
  await screen.findByRole('link', { name: 'Menulis Lead' });
  expect(router.state.location.search).toBe('');
});

const openWebinars = (list = [myWebinar()]) =>
  openPortal({ '/creator/list-catalog': ListCatalogPage }, '/creator/list-catalog?tab=webinar', [
    answer(webinar.mine, () => ({ list, total: list.length, page: 1, perPage: 10 })),
    answer(program.duplicate, builtWebinar({ id: 'w2', slug: 'salinan' })),
    answer(webinar.remove, null),
  ]);

test('webinars have a tab of their own, each with its date, its state, its price and its participants', async () => {
  openWebinars([myWebinar({ statusApprove: 'publish', participantCount: 37 })]);
  expect((await screen.findByRole('link', { name: 'Membaca Anggaran' })).getAttribute('href')).toBe(
    '/creator/create-webinar/membaca-anggaran?id=w1',
  );
  expect(screen.getByRole('listitem').textContent).toBe(
    'Membaca Anggaran1 sesiPilih Membaca AnggaranJadwal1 Des 2026, 19:00 WIBStatusTerbitTiket mulaiRp150.000Peserta aktif37',
  );
  expect(screen.getByRole('link', { name: 'Webinar' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Kelas' }).getAttribute('href')).toBe('/creator/list-catalog');
});

test('the menu of a webinar links to its page as visitors see it, copies it, and deletes it after a confirmation [2.24]', async () => {
  const { user, callsOf, address } = openWebinars();
  await user.click(await screen.findByRole('button', { name: 'Menu Membaca Anggaran' }));
  expect(screen.getByRole('link', { name: 'Pratinjau' }).getAttribute('href')).toBe(
    '/preview/webinar?name=membaca-anggaran&type=webinar',
  );
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  await user.click(await screen.findByRole('button', { name: 'Hapus webinar' }));
  await expect.poll(() => callsOf(webinar.remove)).toEqual([{ params: { id: 'w1' } }]);
  await user.click(screen.getByRole('button', { name: 'Menu Membaca Anggaran' }));
  await user.click(screen.getByRole('button', { name: 'Buat salinan' }));
  await expect.poll(address).toBe('/creator/create-webinar/salinan?id=w2');
  expect(callsOf(program.duplicate)).toEqual([{ params: { type: 'webinar', id: 'w1' } }]);
});

test('without a webinar the tab links to creating the first one', async () => {
  openWebinars([]);
  expect((await screen.findByRole('link', { name: 'Buat webinar pertamamu' })).getAttribute('href')).toBe(
    '/creator/create-webinar',
  );
});
