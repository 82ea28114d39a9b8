// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, audit, operator } from '@sinau/api-client';
import type { DeskSummary, Publication, ReviewedClass } from '@sinau/contracts/backoffice/operator/operator.schemas';
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

const summary: DeskSummary = {
  classes: { count: 3, overdue: 2, oldest: '2020-01-06T03:00:00.000Z' },
  bundles: { count: 0, overdue: 0, oldest: null },
  applications: { count: 0, overdue: 0, oldest: null },
  support: { count: 4, oldest: '2020-01-06T03:00:00.000Z' },
  payouts: { count: 0, oldest: null },
  inReview: 1,
  bundlesInReview: 0,
  mine: 1,
  suspended: 0,
  ledgerAlarm: null,
};

test('the desk shows what waits, what is late, and what the operator has begun', async () => {
  const mine = { ...waiting, id: 'c2', slug: 'kelas-dua', title: 'Kelas Dua' };
  openPortal(
    { '/operator': DeskPage },
    '/operator',
    [
      answer(operator.summary, summary),
      answer(operator.classes, ({ query }) => pageOf(query?.filter?.reviewerId === me.id ? mine : waiting)),
    ],
    me,
  );
  await screen.findByText('2 lewat tenggat 2 hari kerja');
  expect(screen.getAllByText('Tidak ada antrean')).toHaveLength(3);
  expect((await screen.findByRole('link', { name: 'Kelas Dua' })).getAttribute('href')).toBe(
    '/operator/class/kelas-dua',
  );
  expect(screen.getByRole('link', { name: 'Kelas menunggu' }).getAttribute('href')).toBe(
    '/operator/class?state=waiting',
  );
  expect(screen.getAllByText('Lewat tenggat')).toHaveLength(2);
});

test.each([
  ['different', 'Pembuktian buku terakhir menemukan selisih.'],
  ['overdue', 'Pembuktian buku tidak berjalan lebih dari 36 jam.'],
] as const)('the desk says that the proof of the books is %s', async (ledgerAlarm, sentence) => {
  openPortal(
    { '/operator': DeskPage },
    '/operator',
    [answer(operator.summary, { ...summary, ledgerAlarm }), answer(operator.classes, pageOf<ReviewedClass>())],
    me,
  );
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
