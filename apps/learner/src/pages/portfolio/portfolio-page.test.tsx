// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, media, portfolio } from '@sinau/api-client';
import type { PortfolioEntry, PortfolioWork } from '@sinau/contracts/study/portfolio/portfolio.schemas';
import { answer, answerUpload } from '@sinau/shell/testing';
import { idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { CreatePortfolioPage } from './create-portfolio-page.tsx';
import { PortfolioPage } from './portfolio-page.tsx';

afterEach(cleanup);

const entry: PortfolioEntry = {
  id: idOf(60),
  title: 'Tugas lead',
  submissionId: idOf(90),
  type: 'news_writing',
  class: { title: 'Menulis Berita', slug: 'menulis-berita' },
  isShown: true,
  createdAt: '2026-11-22T03:00:00.000Z',
};
const work: PortfolioWork = {
  ...entry,
  author: { id: idOf(5), slug: null, fullname: 'Sekar Ayu', avatar: null },
  link: null,
  isMine: true,
  content: 'Kios Naik\n\n<b>Sewa</b> kios naik.',
  hiddenReason: null,
  files: [],
};
const mediaFile = {
  id: idOf(80),
  kind: 'image',
  purpose: 'submission',
  name: 'johar.png',
  type: 'image/png',
  size: 2_048,
  width: 40,
  height: 40,
  durationSeconds: null,
  pageCount: null,
  address: '/api/media/file/token/johar.png',
  addressExpiresAt: '2026-11-22T05:00:00.000Z',
  preparation: null,
  createdAt: '2026-11-22T03:00:00.000Z',
} as const;
const own = '/profile/portfolio/details';
const page = {
  Page: PortfolioPage,
  route: '/profile/portfolio/details/:id?',
};

test("the user's works are listed, and link to their pages [2.15]", async () => {
  openPage({ ...page, path: own, answers: [answer(portfolio.mine, listOf([entry]))] });
  const link = await screen.findByRole('link', { name: 'Tugas lead' });
  expect(link.getAttribute('href')).toBe(`${own}/${entry.id}`);
  screen.getByText('Menulis Berita · disimpan 22 Nov 2026');
});

test('an empty portfolio says how works are added, and a visitor is asked to sign in', async () => {
  openPage({ ...page, path: own, answers: [answer(portfolio.mine, listOf([]))] });
  await screen.findByText(/Tambahkan karya yang kamu buat di mana pun/);
  cleanup();
  const { address } = openPage({ ...page, path: own, answers: [], isVisitor: true });
  expect(address()).toBe(`/login?next=${encodeURIComponent(own)}`);
});

test('a work is shown as text to every visitor with its address, and its author removes it after a confirmation', async () => {
  let shown: PortfolioWork | null = work;
  const { user, address, callsOf } = openPage({
    ...page,
    path: `${own}/${work.id}`,
    answers: [
      answer(portfolio.detail, () => {
        if (!shown) throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
        return shown;
      }),
      answer(portfolio.mine, listOf([])),
      answer(portfolio.remove, () => {
        shown = null;
        return null;
      }),
    ],
  });
  await screen.findByRole('heading', { name: 'Tugas lead' });
  screen.getByText(/<b>Sewa<\/b> kios naik\./);
  await user.click(screen.getByRole('button', { name: 'Hapus dari portofolio' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hapus dari portofolio?' }));
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Portofoliomu masih kosong');
  expect(address()).toBe(own);
  expect(callsOf(portfolio.remove)).toEqual([{ params: { id: work.id } }]);
});

test("other readers see a work without the author's actions", async () => {
  const path = `${own}/${work.id}`;
  const theirs = { ...work, isMine: false };
  openPage({ ...page, path, answers: [answer(portfolio.detail, theirs)], isVisitor: true });
  await screen.findByRole('heading', { name: 'Tugas lead' });
  expect(screen.queryByRole('button')).toBeNull();
});

const ownWork: PortfolioWork = {
  ...work,
  submissionId: null,
  type: null,
  class: null,
  content: 'Foto cerita.',
  link: 'https://contoh.id/johar',
};

test('a work made elsewhere is added with its text, its link and its files [2.15]', async () => {
  const { user, address, callsOf } = openPage({
    Page: CreatePortfolioPage,
    path: '/profile/portfolio/create',
    answers: [
      answerUpload(media.upload, () => Promise.resolve(mediaFile)),
      answer(portfolio.create, { ...entry, submissionId: null, type: null, class: null }),
    ],
  });
  const form = within(await screen.findByRole('form', { name: 'Tambah karya' }));
  await user.click(form.getByRole('button', { name: 'Simpan karya' }));
  await form.findByText('Tulis judul karyamu');
  await user.type(form.getByLabelText(/^Judul/), 'Pasar Pagi Johar');
  await user.type(form.getByLabelText(/^Tautan/), 'contoh.id/johar');
  await user.upload(form.getByLabelText('Berkas karya'), new File(['x'], 'johar.png', { type: 'image/png' }));
  await form.findByText('johar.png');
  await user.click(form.getByRole('button', { name: 'Simpan karya' }));
  await expect.poll(address).toBe(`${own}/${entry.id}`);
  expect(callsOf(portfolio.create)).toEqual([
    {
      body: { title: 'Pasar Pagi Johar', content: '', link: 'contoh.id/johar', fileIds: [mediaFile.id], isShown: true },
    },
  ]);
});

test.each([
  ['all of a work that was made elsewhere', ownWork, { content: 'Foto cerita.', link: ownWork.link, fileIds: [] }],
  ['title and place alone of a work from a class', work, {}],
])('the author changes %s', async (_what, shown, fields) => {
  const { user, callsOf } = openPage({
    ...page,
    path: `${own}/${shown.id}`,
    answers: [answer(portfolio.detail, shown), answer(portfolio.update, shown)],
  });
  await user.click(await screen.findByRole('button', { name: 'Edit karya' }));
  const form = within(screen.getByRole('form', { name: 'Edit karya' }));
  await user.type(form.getByLabelText(/^Judul/), ' 2');
  await user.click(form.getByLabelText('Tampilkan di profilku'));
  await user.click(form.getByRole('button', { name: 'Simpan karya' }));
  await screen.findByRole('button', { name: 'Edit karya' });
  expect(callsOf(portfolio.update)).toEqual([
    { params: { id: shown.id }, body: { title: 'Tugas lead 2', isShown: false, ...fields } },
  ]);
});
