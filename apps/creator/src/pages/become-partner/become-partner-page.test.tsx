// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { mitra } from '@sinau/api-client';
import type { MitraStatus } from '@sinau/contracts/core/auth/membership.rules';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { application } from '../../testing/fixtures.ts';
import { BecomePartnerPage } from './become-partner-page.tsx';

afterEach(cleanup);

test.each<{ status: MitraStatus | null; way: string; href: string }>([
  { status: null, way: 'Mulai mengajar', href: '/creator/question' },
  { status: 'Pending', way: 'Buka dashboard', href: '/creator/dashboard' },
  { status: 'Verified', way: 'Buka dashboard', href: '/creator/dashboard' },
  { status: 'Rejected', way: 'Perbaiki jawaban', href: '/creator/question' },
])('where the mitra is $status, the next step is "$way"', async ({ status, way, href }) => {
  openApp({
    routes: [{ path: '/creator', Component: BecomePartnerPage }],
    path: '/creator',
    reducers: {},
    profile: {
      ...learnerProfile,
      isMitra: status !== null,
      statusApproveMitra: status,
      mitra: status && { ...application().mitra, role: 'owner', scopes: null },
    },
    answers: [answer(mitra.application, application({ status: 'Rejected', reason: 'Perkenalanmu terlalu umum.' }))],
  });
  expect((await screen.findByRole('link', { name: way })).getAttribute('href')).toBe(href);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByText('Menunggu Review') !== null).toBe(status === 'Pending');
});

test('a visitor without an account registers on the way to the application', async () => {
  openApp({
    routes: [{ path: '/creator', Component: BecomePartnerPage }],
    path: '/creator',
    reducers: {},
    answers: [],
  });
  expect((await screen.findByRole('link', { name: 'Mulai mengajar' })).getAttribute('href')).toBe(
    '/register?next=%2Fcreator%2Fquestion',
  );
});

test('a visitor sees the cost of a class, the time of payment and a preview of teaching here', async () => {
  const { user } = openApp({
    routes: [{ path: '/creator', Component: BecomePartnerPage }],
    path: '/creator',
    reducers: {},
    answers: [],
  });
  await user.click(await screen.findByText('Berapa biayanya?'));
  screen.getByText(/biaya layanan 20% saat kelasmu terjual: dari Rp100\.000, kamu terima Rp80\.000/);
  screen.getByText(/^Tujuh hari setelah peserta membayar/);
  expect(screen.getAllByRole('group')).toHaveLength(8);
  screen.getByRole('img', { name: /^Builder kelas/ });
});
