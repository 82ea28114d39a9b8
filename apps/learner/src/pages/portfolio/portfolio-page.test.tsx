// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, portfolio } from '@sinau/api-client';
import type { PortfolioEntry, PortfolioWork } from '@sinau/contracts/portfolio/portfolio.schemas';
import { answer } from '@sinau/shell/testing';
import { idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { PortfolioPage } from './portfolio-page.tsx';

afterEach(cleanup);

const entry: PortfolioEntry = {
  id: idOf(60),
  title: 'Tugas lead',
  submissionId: idOf(90),
  type: 'news_writing',
  class: { title: 'Menulis Berita', slug: 'menulis-berita' },
  createdAt: '2026-11-22T03:00:00.000Z',
};
const work: PortfolioWork = {
  ...entry,
  author: { fullname: 'Sekar Ayu', avatar: null },
  isMine: true,
  content: 'Kios Naik\n\n<b>Sewa</b> kios naik.',
  files: [],
};
const own = '/profile/portfolio/details';
const page = {
  Page: PortfolioPage,
  route: '/profile/portfolio/details/:id?',
};

test('own works are listed, and lead to their pages [2.15]', async () => {
  openPage({ ...page, path: own, answers: [answer(portfolio.mine, listOf([entry]))] });
  const link = await screen.findByRole('link', { name: 'Tugas lead' });
  expect(link.getAttribute('href')).toBe(`${own}/${entry.id}`);
  screen.getByText('Menulis Berita · disimpan 22 Nov 2026');
});

test('an empty portfolio says how works get there, and a visitor is asked to sign in', async () => {
  openPage({ ...page, path: own, answers: [answer(portfolio.mine, listOf([]))] });
  await screen.findByText(/Tugas yang lulus bisa kamu simpan di sini/);
  cleanup();
  const { address } = openPage({ ...page, path: own, answers: [], isVisitor: true });
  expect(address()).toBe(`/login?next=${encodeURIComponent(own)}`);
});

test('a work is shown as text to whoever has its address, and its author takes it away after a question', async () => {
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

test('others read a work without what its author can do with it', async () => {
  const path = `${own}/${work.id}`;
  const theirs = { ...work, isMine: false };
  openPage({ ...page, path, answers: [answer(portfolio.detail, theirs)], isVisitor: true });
  await screen.findByRole('heading', { name: 'Tugas lead' });
  expect(screen.queryByRole('button')).toBeNull();
});
