// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { auth, discussion, mitra, notification, program, submission, webinar } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { answer, openApp } from '@sinau/shell/testing';
import { ownMitra } from '../../testing/fixtures.ts';
import { partnerProfile } from '../../testing/open-builder.ts';
import { MitraStatusNotice } from '../../features/mitra/mitra-status-notice.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { PortalLayout } from './portal-layout.tsx';

afterEach(cleanup);

const openLayout = (profile: Profile = partnerProfile, answers: Parameters<typeof openApp>[0]['answers'] = []) =>
  openApp({
    routes: [
      {
        Component: PortalLayout,
        children: [
          { Component: DashboardLayout, children: [{ path: '/creator/dashboard', Component: MitraStatusNotice }] },
        ],
      },
    ],
    path: '/creator/dashboard',
    reducers: {},
    profile,
    answers: [
      ...answers,
      answer(mitra.list, { list: [ownMitra()], total: 1, page: 0, perPage: 0 }),
      answer(auth.logout, null),
      answer(discussion.inboxCount, { waiting: 0 }),
      answer(submission.summary, { waiting: 3, overdue: 0 }),
      answer(program.mine, { list: [], total: 1, page: 1, perPage: 1 }),
    ],
  });

test("the menu leads to each area of the portal, to the settings and back to the learner's web [2.99, 2.100, 6.8]", async () => {
  const { user } = openLayout();
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  const menu = within(await screen.findByRole('dialog'));
  const links = (label: string) =>
    within(menu.getByRole('navigation', { name: label }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links('Kreator')).toEqual([
    ['Dashboard', '/creator/dashboard'],
    ['Katalog Kelas', '/creator/list-catalog'],
    ['Bundling Kelas', '/creator/class-bundling'],
    ['Bank Soal', '/creator/question-bank'],
    ['Arsip', '/creator/archive'],
    ['Diskusi', '/creator/discussion'],
    ['Penilaian3, 3 menunggu', '/creator/grading'],
    ['Kalender', '/calendar?role=host'],
    ['Ulasan', '/creator/review'],
    ['Laporan', '/creator/report'],
    ['Voucher', '/creator/voucher'],
    ['Kampanye', '/creator/campaign'],
    ['Transaksi', '/creator/transaction'],
    ['Anggota', '/creator/members'],
    ['Integrasi', '/creator/integration'],
  ]);
  expect(links('Akun')).toEqual([
    ['Profil', '/profile'],
    ['Pengaturan', '/settings'],
    ['Mode Peserta', '/'],
  ]);
});

test('the menu of a partner without a class has only what a first class needs', async () => {
  const none = { list: [], total: 0, page: 1, perPage: 1 };
  const { user } = openLayout(partnerProfile, [
    answer(program.mine, none),
    answer(webinar.mine, none),
    answer(program.archived, none),
  ]);
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  const menu = within(await screen.findByRole('dialog')).getByRole('navigation', { name: 'Kreator' });
  await waitFor(() =>
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dashboard', 'Katalog Kelas', 'Bank Soal', 'Arsip', 'Anggota']),
  );
});

test('the bar has a bell that shows the number of unread notifications [2.98]', async () => {
  const list = { list: [], total: 0, page: 1, perPage: 5, unread: 7 };
  openLayout(partnerProfile, [answer(notification.list, list)]);
  expect(await screen.findByRole('button', { name: 'Notifikasi, 7 belum dibaca' })).toBeDefined();
});

test('the menu shows the number of questions that wait for an answer', async () => {
  const { user } = openLayout(partnerProfile, [answer(discussion.inboxCount, { waiting: 120 })]);
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  const link = await screen.findByRole('link', { name: /^Diskusi ?, 120 belum dijawab$/ });
  expect(link.textContent).toContain('99+');
});

test("the menu opens as a drawer, and 'Keluar' ends the session [2.29, 2.101]", async () => {
  const { user, callsOf } = openLayout();
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keluar' }));
  await expect.poll(() => callsOf(auth.logout)).toHaveLength(1);
});

test("'Menunggu Review' disappears when the page is shown again after the mitra was verified [2.102]", async () => {
  const waiting: Profile = { ...partnerProfile, statusApproveMitra: 'Pending' };
  let current = waiting;
  const { callsOf } = openLayout(waiting, [answer(auth.me, () => current)]);
  const main = within(screen.getByRole('main'));
  main.getByText('Menunggu Review');
  // Profile that is loaded at the start.
  await expect.poll(() => callsOf(auth.me)).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
  current = partnerProfile;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => main.queryByText('Menunggu Review')).toBeNull();
});
