// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, banner, featured, help, topic } from '@sinau/api-client';
import type { FeaturedPick } from '@sinau/contracts/storefront/featured/featured.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { ContentPage } from './content-page.tsx';
import { ContentRecordPage } from './content-record-page.tsx';

afterEach(cleanup);

const me = { ...learnerProfile, isOperator: true };
const pick = (id: string, title: string, place: FeaturedPick['place'] = 'homepage'): FeaturedPick => ({
  id,
  place,
  class: { id: `c-${id}`, title, slug: `kelas-${id}`, thumbnail: null, mitra: 'Ruang Redaksi' },
  startsAt: null,
  endsAt: null,
  state: 'running',
});
const picks = [pick('1', 'Menulis Lead'), pick('2', 'Wawancara'), pick('3', 'Riset', 'catalog')];

const open = (path = '/operator/content') =>
  openPortal(
    { '/operator/content': ContentPage, '/operator/content/:kind/:id': ContentRecordPage },
    path,
    [
      answer(featured.list, { list: picks, total: 3, page: 0, perPage: 0 }),
      answer(featured.detail, ({ params }) => picks.find(({ id }) => id === params.id)!),
      answer(featured.move, null),
      answer(featured.remove, null),
    ],
    me,
  );

test('picked classes are grouped by their list, and ordered within it', async () => {
  const { user, callsOf } = open();
  const homepage = within((await screen.findByRole('heading', { name: 'Beranda' })).parentElement!);
  expect(homepage.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Naikkan Menulis Lead' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Naikkan Wawancara' }));
  expect(callsOf(featured.move)).toEqual([{ params: { id: '2' }, body: { beforeId: '1' } }]);
  await user.click(await screen.findByRole('button', { name: 'Turunkan Menulis Lead' }));
  expect(callsOf(featured.move).at(-1)).toEqual({ params: { id: '1' }, body: { beforeId: null } });
});

test('a pick is removed only after a confirmation', async () => {
  const { user, callsOf } = open();
  await user.click(await screen.findByRole('button', { name: 'Hapus Riset' }));
  expect(callsOf(featured.remove)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(callsOf(featured.remove)).toEqual([{ params: { id: '3' } }]);
});

test('a banner is previewed while it is written, and its link cannot lead to another host', async () => {
  const { user, callsOf } = openPortal(
    { '/operator/content/:kind/:id': ContentRecordPage },
    '/operator/content/banner/new',
    [
      answer(banner.create, () => {
        throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu', { endDate: 'Wajib diisi' });
      }),
    ],
    me,
  );
  await user.type(await screen.findByLabelText('Kalimat'), 'Pekan Belajar');
  const preview = within(screen.getByRole('group', { name: 'Pratinjau' }));
  expect(preview.getAllByText('Pekan Belajar')).toHaveLength(2);
  await user.type(screen.getByLabelText('Tujuan tautan'), '//jahat.id');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(/Tulis alamat di situs ini/)).toBeDefined();
  await user.clear(screen.getByLabelText('Tujuan tautan'));
  await user.type(screen.getByLabelText('Tujuan tautan'), '/catalog');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Wajib diisi')).toBeDefined();
  expect(callsOf(banner.create)).toMatchObject([
    { body: { text: 'Pekan Belajar', link: '/catalog', startDate: null } },
  ]);
});

test('a topic that classes use cannot be deleted, and the dialog shows their number', async () => {
  const { user } = openPortal(
    { '/operator/content': ContentPage },
    '/operator/content?kind=topic',
    [
      answer(topic.list, {
        list: [{ id: '1', title: 'Desain', slug: 'desain', cover: null, usedBy: 12 }],
        total: 1,
        page: 0,
        perPage: 0,
      }),
      answer(topic.remove, () => {
        throw new ApiError(409, 'topic_in_use', 'Topik ini masih dipakai.', {
          id: 'Topik ini masih dipakai 12 kelas.',
        });
      }),
    ],
    me,
  );
  await user.click(await screen.findByRole('button', { name: 'Hapus Desain' }));
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Topik ini masih dipakai 12 kelas.')).toBeDefined();
});

test('a help answer is edited with its category and its text', async () => {
  const category = { id: 'c1', slug: 'akun', title: 'Akun', audience: 'learner' as const };
  const row = { id: '1', question: 'Lupa kata sandi?', answer: '<p>Buka <a href="/faq">ini</a>.</p>', category };
  const { user, callsOf } = openPortal(
    { '/operator/content/:kind/:id': ContentRecordPage, '/operator/content': () => null },
    '/operator/content/faq/1',
    [
      answer(help.question, row),
      answer(help.categories, { list: [{ ...category, questionCount: 1 }], total: 1, page: 0, perPage: 0 }),
      answer(help.editQuestion, row),
    ],
    me,
  );
  expect((await screen.findByRole('textbox', { name: 'Jawaban' })).querySelector('a')?.getAttribute('href')).toBe(
    '/faq',
  );
  await user.type(screen.getByLabelText('Pertanyaan'), '!');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(callsOf(help.editQuestion)).toEqual([
      { params: { id: '1' }, body: { categoryId: 'c1', question: 'Lupa kata sandi?!', answer: row.answer } },
    ]),
  );
});

test('an unknown kind shows the 404 page', async () => {
  open('/operator/content/resep/new');
  expect(await screen.findByRole('heading', { name: /tidak dapat menemukan halaman/ })).toBeDefined();
});
