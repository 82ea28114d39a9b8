// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, audit, desk, operator } from '@sinau/api-client';
import type { Publication, ReviewedClass } from '@sinau/contracts/backoffice/operator/operator.schemas';
import type { Morning, WorkItem } from '@sinau/contracts/backoffice/desk/desk.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { AuditPage } from './audit-page.tsx';
import { ClassesPage } from './review-queue-pages.tsx';
import { DeskPage } from './desk-page.tsx';
import { PublicationPage } from './publication-page.tsx';

afterEach(cleanup);

const me = { ...learnerProfile, isOperator: true };
const waiting: ReviewedClass = {
  id: 'c1',
  title: 'Menulis Lead',
  slug: 'menulis-lead',
  type: 'program',
  format: 'self-paced',
  thumbnail: null,
  statusApprove: 'waiting',
  mitra: { name: 'Ruang Redaksi' },
  submittedAt: '2020-01-06T03:00:00.000Z',
  reviewer: null,
  takenUpAt: null,
  suspendedAt: null,
  publishedAt: null,
};
const pageOf = <Row,>(...list: Row[]) => ({ list, total: list.length, page: 1, perPage: 20 });

const item: WorkItem = {
  kind: 'class',
  id: 'c1',
  ref: 'menulis-lead',
  title: 'Menulis Lead',
  detail: null,
  concerns: { name: 'Ruang Redaksi', personId: null },
  amount: null,
  count: 1,
  since: '2020-01-06T03:00:00.000Z',
  isMine: true,
};
const items: WorkItem[] = [
  item,
  { ...item, kind: 'report', id: 'r1', ref: 'r1', title: 'Ulasan buruk', detail: 'review', count: 3, isMine: false },
  { ...item, kind: 'payout', id: 'p1', ref: 'p1', title: '#12', detail: 'approved', amount: 60_000, isMine: false },
  { ...item, kind: 'mail', id: 'j1', ref: 'mail', title: 'mail', concerns: null, count: 2, isMine: false },
];
const workOf = (...list: WorkItem[]) => ({
  ...pageOf(...list),
  kinds: list.map(({ kind }) => ({ kind, count: 1, late: kind === 'class' ? 1 : 0 })),
});
const morning: Morning = {
  day: '2026-11-29',
  sales: { count: 3, total: 450_000 },
  refunds: { count: 0, total: 0 },
  payouts: { count: 0, total: 0 },
  held: 1_200_000,
  books: { alarm: null, provedAt: '2026-11-30T20:30:00.000Z' },
};
const openDesk = (list: WorkItem[], profile = me, figures = morning) =>
  openPortal(
    { '/operator': DeskPage, '/operator/class/:id': () => <p>Kelas terbuka</p> },
    '/operator',
    [
      answer(desk.work, ({ query }) =>
        query?.filter?.kind ? workOf(...list.filter(({ kind }) => kind === query.filter!.kind)) : workOf(...list),
      ),
      answer(desk.morning, figures),
    ],
    profile,
  );

test('the desk lists what waits with its kind, whom it concerns and its target', async () => {
  const { user, router } = openDesk(items);
  const list = await screen.findAllByRole('listitem');
  const rowOf = (name: string) => list.find((row) => within(row).queryByRole('link', { name }))!;
  const row = within(rowOf('Menulis Lead'));
  expect(row.getByRole('link', { name: 'Menulis Lead' }).getAttribute('href')).toBe('/operator/class/menulis-lead');
  row.getByText('Ruang Redaksi');
  row.getByText('Kamu tangani');
  row.getByText('Lewat tenggat');
  within(rowOf('Ulasan buruk')).getByText('Ulasan, 3 laporan');
  within(rowOf('Penarikan #12')).getByText('Menunggu transfer');
  expect(screen.getByRole('link', { name: '2 email gagal terkirim' }).getAttribute('href')).toBe(
    '/operator/system?view=mail',
  );
  await user.click(screen.getByRole('link', { name: /^Laporan 1/ }));
  expect(router.state.location.search).toBe('?kind=report');
});

test('J and K move along the work, Enter opens it, and they can be turned off', async () => {
  const { user } = openDesk(items);
  const link = await screen.findByRole('link', { name: 'Menulis Lead' });
  await user.keyboard('jjk');
  expect(document.activeElement).toBe(link);
  await user.keyboard('?');
  within(screen.getByRole('dialog')).getByText('Menuju pesan kesalahan');
  await user.click(within(screen.getByRole('dialog')).getByRole('switch', { name: /^Tombol satu huruf/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Tutup' }));
  link.focus();
  await user.keyboard('j');
  expect(document.activeElement).toBe(link);
  localStorage.clear();
  await user.keyboard('{Enter}');
  await screen.findByText('Kelas terbuka');
});

test('finance reads the figures of the morning, others do not, and an empty desk says so', async () => {
  openDesk([], { ...me, staffRoles: ['finance'] });
  await screen.findByText('Semua sudah beres');
  await screen.findByText(/^Kemarin, 29 Nov 2026 · 3 pesanan/);
  screen.getByText('Cocok');
  expect(screen.queryByText('Penarikan menunggu')).toBeNull();
  cleanup();
  openDesk([], { ...me, staffRoles: ['support'] });
  await screen.findByText('Semua sudah beres');
  expect(screen.queryByText('Angka pagi ini')).toBeNull();
});

test.each([
  ['different', 'Pemeriksaan pembukuan terakhir menemukan selisih.'],
  ['overdue', 'Pemeriksaan pembukuan tidak berjalan lebih dari 36 jam.'],
] as const)('the desk says that the proof of the books is %s', async (alarm, sentence) => {
  openDesk([], me, { ...morning, books: { alarm, provedAt: null } });
  const line = (await screen.findByText(sentence)).parentElement!;
  expect(within(line).getByRole('link', { name: 'Lihat' }).getAttribute('href')).toBe('/operator/system');
});

test('the queue keeps its filter in the address, and an empty one says so', async () => {
  const { user, router, callsOf } = openPortal(
    { '/operator/class': ClassesPage },
    '/operator/class',
    [answer(operator.classes, ({ query }) => (query?.filter?.isSuspended ? pageOf() : pageOf(waiting)))],
    me,
  );
  await screen.findByRole('link', { name: 'Menulis Lead' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'suspended');
  await screen.findByRole('heading', { name: 'Tidak ada kelas yang cocok' });
  expect(router.state.location.search).toBe('?state=suspended');
  expect(callsOf(operator.classes).at(-1)).toEqual({
    query: { page: 1, perPage: 20, sort: 'submittedAt', filter: { isSuspended: true } },
  });
});

test('the log links to the object of an action, and names the command line', async () => {
  openPortal(
    { '/operator/audit': AuditPage },
    '/operator/audit?act=class.suspend',
    [
      answer(
        audit.list,
        pageOf({
          id: 'e1',
          act: 'class.suspend' as const,
          actor: null,
          subject: { type: 'class' as const, id: 'c1', title: 'Menulis Lead' },
          reason: 'Fotonya diperiksa.',
          before: { isSuspended: false },
          after: { isSuspended: true },
          createdAt: '2026-11-21T03:00:00.000Z',
        }),
      ),
      answer(audit.actors, { list: [] }),
    ],
    me,
  );
  expect((await screen.findByRole('link', { name: 'Menulis Lead' })).getAttribute('href')).toBe('/operator/class/c1');
  expect(screen.getByText('Perintah sistem')).toBeTruthy();
  expect(screen.getByText('penjualan dihentikan: tidak → ya')).toBeTruthy();
  expect(screen.getByText('Fotonya diperiksa.')).toBeTruthy();
});

const publication: Publication = {
  id: 'v2',
  number: 2,
  publishedAt: '2026-11-21T03:00:00.000Z',
  publishedBy: { id: 'u1', fullname: 'Maya Larasati' },
  class: {
    id: 'c1',
    title: 'Menulis Lead',
    slug: 'menulis-lead',
    thumbnail: null,
    mitra: { name: 'Ruang Redaksi' },
    suspendedAt: null,
  },
  isUnreviewed: true,
  riskSigns: ['links'],
  lookedAt: null,
  lookedBy: null,
};

test('a publication shows its changes, the first one that it was reviewed, and an unknown one is not found', async () => {
  const openPublication = (changes: null | []) =>
    openPortal(
      { '/operator/publication/:id': PublicationPage },
      '/operator/publication/v2',
      [answer(operator.publication, { ...publication, changes })],
      me,
    );
  openPublication([]);
  await screen.findByText('Tidak ada yang berubah.');
  cleanup();
  openPublication(null);
  await screen.findByText('Ini versi pertama, yang terbit setelah ditinjau.');
  cleanup();
  openPortal(
    { '/operator/publication/:id': PublicationPage },
    '/operator/publication/tidak-ada',
    [
      answer(operator.publication, () => {
        throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
      }),
    ],
    me,
  );
  await screen.findByRole('heading', { name: /tidak dapat menemukan halaman/ });
});
