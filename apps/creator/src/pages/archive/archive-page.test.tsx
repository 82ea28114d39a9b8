// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, bundle, program } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { myBundle, myProgram } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { ArchivePage } from './archive-page.tsx';

afterEach(cleanup);

const openArchive = (query = '', answers: Parameters<typeof openPortal>[2] = []) => {
  let list = [myProgram({ archiveAt: '2026-11-20T03:00:00.000Z' })];
  return openPortal({ '/creator/archive': ArchivePage }, `/creator/archive${query}`, [
    ...answers,
    answer(program.archived, () => ({ list, total: list.length, page: 1, perPage: 10 })),
    answer(program.archiveOrRestore, () => {
      list = [];
      return null as never;
    }),
  ]);
};

const confirm = () =>
  within(screen.getByRole('alertdialog', { name: 'Pulihkan kelas ini?' })).getByRole('button', { name: 'Pulihkan' });

test("'Pulihkan' restores a class after a confirmation, and an empty archive explains its purpose [1.10, 4.7, 4.8, 8.15]", async () => {
  const { user, callsOf } = openArchive();
  await user.click(await screen.findByRole('button', { name: 'Menu Menulis Lead' }));
  expect(screen.queryByRole('button', { name: 'Arsip' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pulihkan' }));
  expect(callsOf(program.archiveOrRestore)).toEqual([]);
  await user.click(confirm());
  await screen.findByText('Berhasil mengubah status program');
  expect(callsOf(program.archiveOrRestore)).toHaveLength(1);
  await screen.findByText('Arsipmu kosong');
});

test("a refused restore shows the server's message and keeps the class in the archive [8.5]", async () => {
  const { user } = openArchive('', [
    answer(program.archiveOrRestore, () => {
      throw new ApiError(409, 'class_under_review', 'Kelas ini tidak bisa dipulihkan');
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Menu Menulis Lead' }));
  await user.click(screen.getByRole('button', { name: 'Pulihkan' }));
  await user.click(confirm());
  await screen.findByText('Kelas ini tidak bisa dipulihkan');
  expect(screen.getByRole('link', { name: 'Menulis Lead' })).toBeTruthy();
});

test('search and status are in the address of the archive', async () => {
  const { user, address, callsOf } = openArchive();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'publish');
  expect(address()).toBe('/creator/archive?status=publish');
  expect(callsOf(program.archived).at(-1)).toEqual({
    query: { page: 1, perPage: 10, sort: '-updatedAt', filter: { statusApprove: 'publish' } },
  });
});

test('the archive has a tab of bundles, which are restored there [1.10]', async () => {
  let list = [myBundle({ archiveAt: '2026-11-20T03:00:00.000Z' })];
  const { user, callsOf } = openPortal({ '/creator/archive': ArchivePage }, '/creator/archive?tab=bundling', [
    answer(bundle.mine, () => ({ list, total: list.length, page: 1, perPage: 10 })),
    answer(bundle.archiveOrRestore, () => {
      list = [];
      return null as never;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Menu Paket Penulis' }));
  await user.click(screen.getByRole('button', { name: 'Pulihkan' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Pulihkan bundling ini?' }));
  await user.click(dialog.getByRole('button', { name: 'Pulihkan' }));
  await screen.findByText('Belum ada bundling di arsip');
  expect(callsOf(bundle.mine)[0]).toMatchObject({ query: { filter: { isArchived: true } } });
});
