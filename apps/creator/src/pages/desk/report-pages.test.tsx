// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { abuse, ApiError } from '@sinau/api-client';
import type { AbuseCaseDetail } from '@sinau/contracts/backoffice/abuse/abuse.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { ReportPage, ReportsPage } from './report-pages.tsx';

afterEach(cleanup);

const me = { ...learnerProfile, isOperator: true };
const at = '2026-11-21T03:00:00.000Z';
const found: AbuseCaseDetail = {
  id: 'k1',
  kind: 'review',
  title: 'Ulasan Tono di Fotografi',
  reportCount: 2,
  reasons: [{ reason: 'spam', count: 2 }],
  openedAt: at,
  takenUpBy: null,
  takenUpAt: null,
  thing: {
    text: 'Hubungi 0812.',
    author: { id: 'u2', fullname: 'Tono' },
    mitra: { id: 'm1', name: 'Ruang Redaksi', isStopped: false },
    class: { id: 'c1', title: 'Fotografi', slug: 'fotografi' },
    path: '/catalog/fotografi',
    isHidden: false,
    createdAt: at,
  },
  reports: [
    {
      id: 'r1',
      reason: 'spam',
      text: 'Ini iklan.',
      createdAt: at,
      updatedAt: at,
      reporter: { id: 'u3', fullname: 'Laras' },
      decidedAt: null,
      decision: null,
    },
  ],
  history: [],
  acts: ['hide', 'warn'],
};
const mine = { ...found, takenUpBy: { id: me.id, fullname: me.fullname }, takenUpAt: at };

const openCase = (start: AbuseCaseDetail) => {
  let current = start;
  const become = (next: AbuseCaseDetail) => (current = next);
  return openPortal(
    { '/operator/report/:id': ReportPage },
    '/operator/report/k1',
    [
      answer(abuse.detail, () => current),
      answer(abuse.takeUp, () => become(mine)),
      answer(abuse.dismiss, () => become({ ...found, openedAt: null, acts: [] })),
      answer(abuse.decide, () => become({ ...found, openedAt: null, acts: [] })),
    ],
    me,
  );
};

test('the queue has a row a thing with its reasons, and says when nothing waits', async () => {
  openPortal(
    { '/operator/report': ReportsPage },
    '/operator/report',
    [answer(abuse.queue, { list: [found], total: 1, page: 1, perPage: 20 })],
    me,
  );
  expect((await screen.findByRole('link', { name: 'Ulasan Tono di Fotografi' })).getAttribute('href')).toBe(
    '/operator/report/k1',
  );
  expect(screen.getByText('Spam atau promosi (2)')).toBeTruthy();
  cleanup();
  openPortal(
    { '/operator/report': ReportsPage },
    '/operator/report',
    [answer(abuse.queue, { list: [], total: 0, page: 1, perPage: 20 })],
    me,
  );
  await screen.findByText('Tidak ada laporan yang menunggu');
});

test('a case is taken up, then decided with at least one act and a reason', async () => {
  const { user, callsOf } = openCase(found);
  await user.click(await screen.findByRole('button', { name: 'Tangani' }));
  await user.click(await screen.findByRole('button', { name: 'Tindak' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Alasannya'), 'Memuat nomor telepon.');
  await user.click(dialog.getByRole('button', { name: 'Tindak' }));
  await dialog.findByText('Pilih setidaknya satu tindakan');
  await user.click(dialog.getByRole('checkbox', { name: /^Sembunyikan/ }));
  await user.click(dialog.getByRole('button', { name: 'Tindak' }));
  await screen.findByText(/^Sudah diputuskan/);
  expect(callsOf(abuse.decide)).toEqual([
    { params: { id: 'k1' }, body: { acts: ['hide'], reason: 'Memuat nomor telepon.' } },
  ]);
});

test('nothing wrong asks before the reporters are notified, and a colleague releases only after a question', async () => {
  const { user, callsOf } = openCase(mine);
  await user.click(await screen.findByRole('button', { name: 'Tidak melanggar' }));
  await screen.findByText(/2 pelapornya kami beri tahu/);
  await user.click(screen.getByRole('button', { name: 'Tutup laporan' }));
  await screen.findByText(/^Sudah diputuskan/);
  expect(callsOf(abuse.dismiss)).toEqual([{ params: { id: 'k1' }, body: {} }]);
  cleanup();
  const theirs = openCase({ ...found, takenUpBy: { id: 'u9', fullname: 'Rina' }, takenUpAt: at });
  await theirs.user.click(await screen.findByRole('button', { name: 'Lepas ke antrean' }));
  await screen.findByText('Lepaskan dari Rina?');
  expect(screen.queryByRole('button', { name: 'Tindak' })).toBeNull();
});

test('an unknown case is not found', async () => {
  openPortal(
    { '/operator/report/:id': ReportPage },
    '/operator/report/k2',
    [
      answer(abuse.detail, () => {
        throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
      }),
    ],
    me,
  );
  await screen.findByRole('heading', { name: /tidak dapat menemukan halaman/ });
});
