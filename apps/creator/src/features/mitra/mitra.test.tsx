// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { auth, mitra } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { application, ownMitra } from '../../testing/fixtures.ts';
import { ActiveMitra } from './active-mitra.tsx';
import { MitraStatusNotice } from './mitra-status-notice.tsx';

afterEach(cleanup);

const now = '2026-11-22T03:00:00.000Z';

const partner: Profile = {
  ...learnerProfile,
  isMitra: true,
  statusApproveMitra: 'Verified',
  mitra: { id: 'm1', name: 'Ruang Redaksi', slug: 'ruang-redaksi', role: 'owner', scopes: null },
};
type Answers = Parameters<typeof openApp>[0]['answers'];

const open = (Component: () => React.ReactNode, profile: Profile, answers: Answers = []) =>
  openApp({
    routes: [
      { path: '/creator/list-catalog', Component },
      { path: '*', Component: () => null },
    ],
    path: '/creator/list-catalog',
    reducers: {},
    profile,
    answers,
  });
const mine = (...list: ReturnType<typeof ownMitra>[]) =>
  answer(mitra.list, () => ({ list, total: list.length, page: 0, perPage: 0 }));

test('the notice for a mitra under review says what can be done meanwhile', () => {
  open(MitraStatusNotice, { ...partner, statusApproveMitra: 'Pending' }, [answer(mitra.application, application())]);
  screen.getByText('Menunggu Review');
  screen.getByText(/Sambil menunggu, susun kelasmu/);
});

test('an applicant who was asked is led to the question', async () => {
  const questions = [
    { id: 'q1', question: 'Boleh kirim sertifikatnya?', askedAt: now, answer: null, answeredAt: null },
  ];
  open(MitraStatusNotice, { ...partner, statusApproveMitra: 'Pending' }, [
    answer(mitra.application, application({ questions })),
  ]);
  const link = await screen.findByRole('link', { name: 'Jawab pertanyaan' });
  expect(link.getAttribute('href')).toBe('/creator/application');
});

test('a rejected applicant reads why and may apply again', async () => {
  open(MitraStatusNotice, { ...partner, statusApproveMitra: 'Rejected' }, [
    answer(mitra.application, application({ status: 'Rejected', reason: 'Perkenalanmu terlalu umum.' })),
  ]);
  await screen.findByText('“Perkenalanmu terlalu umum.”');
  expect(screen.getByRole('link', { name: 'Perbaiki jawaban' }).getAttribute('href')).toBe('/creator/question');
});

test('a member who did not apply sees the rejection without a way to apply again', async () => {
  const { callsOf } = open(MitraStatusNotice, { ...partner, statusApproveMitra: 'Rejected' }, [
    answer(mitra.application, null),
  ]);
  await screen.findByText('Belum diterima');
  expect(callsOf(mitra.application)).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a mitra under review has a badge, and a single mitra has no menu', async () => {
  const { callsOf } = open(ActiveMitra, { ...partner, statusApproveMitra: 'Pending' }, [
    mine(ownMitra({ status: 'Pending' })),
  ]);
  screen.getByText('Menunggu Review');
  expect(callsOf(mitra.list)).toEqual([{ query: { page: 0, perPage: 0, filter: { mine: true } } }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a member of several mitra can switch, and lands on the dashboard [6.7]', async () => {
  const other = { id: 'm2', name: 'Kelana Data', slug: 'kelana-data' };
  let current = partner;
  const { user, callsOf, address } = open(ActiveMitra, partner, [
    answer(auth.me, () => current),
    mine(ownMitra(), ownMitra({ ...other, role: 'member' })),
    answer(mitra.switchTo, () => {
      current = { ...partner, mitra: { ...other, role: 'member', scopes: null } };
      return ownMitra({ ...other, role: 'member' });
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Mengajar sebagai Ruang Redaksi. Ganti mitra' }));
  await user.click(screen.getByRole('button', { name: /^Ruang Redaksi/ }));
  expect(callsOf(mitra.switchTo)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Mengajar sebagai Ruang Redaksi. Ganti mitra' }));
  await user.click(screen.getByRole('button', { name: /^Kelana Data/ }));
  await expect.poll(address).toBe('/creator/dashboard');
  expect(callsOf(mitra.switchTo)).toEqual([{ body: { mitraId: 'm2' } }]);
});
