// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bundle } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { myBundle } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';

afterEach(cleanup);

const id = '0198f1c0-0000-7000-8000-000000000001';
const open = (type: 'program' | 'webinar', list = [myBundle({ status: 'publish' })]) =>
  openPortal(
    {
      '/creator': () => (
        <ArchiveDialog sold={{ id, type, title: 'Menulis Lead', archiveAt: null }} open onClose={() => {}} />
      ),
    },
    '/creator',
    [answer(bundle.mine, { list, total: list.length, page: 0, perPage: 0 })],
  );

test('archiving a class names the published bundles that include it, and what happens to them', async () => {
  const { callsOf } = open('program');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Arsipkan kelas ini?' }));
  await dialog.findByText('Kelas ini ada di 1 bundling yang sudah terbit:');
  expect(dialog.getByRole('link', { name: 'Paket Penulis' }).getAttribute('href')).toContain('bundling-paket-penulis');
  expect(dialog.getByText(/bundling itu tidak dijual/)).toBeTruthy();
  expect(callsOf(bundle.mine)).toEqual([
    { query: { page: 0, perPage: 0, filter: { classId: id, statusApprove: ['publish', 'changed'] } } },
  ]);
});

test('a webinar is in no bundle, and is called a webinar', async () => {
  const { callsOf } = open('webinar');
  await screen.findByRole('alertdialog', { name: 'Arsipkan webinar ini?' });
  expect(callsOf(bundle.mine)).toEqual([]);
});
