// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, auth, invitation } from '@sinau/api-client';
import type { OpenInvitation } from '@sinau/contracts/authoring/invitation/invitation.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { idOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { InvitationPage } from './invitation-page.tsx';

afterEach(cleanup);

const openInvitation = (overrides: Partial<OpenInvitation> = {}): OpenInvitation => ({
  id: idOf(1),
  role: 'instructor',
  scopes: ['edit', 'grade'],
  status: 'invited',
  isExpired: false,
  expiresAt: '2026-11-28T03:00:00.000Z',
  isMine: true,
  email: learnerProfile.email,
  mitra: { id: idOf(900), name: 'Ruang Redaksi', slug: 'ruang-redaksi', logo: null },
  class: { id: idOf(2), type: 'program', title: 'Menulis Berita', slug: 'menulis-berita', thumbnail: null },
  invitedBy: { fullname: 'Maya Laras' },
  ...overrides,
});

const open = (reply: () => OpenInvitation) => {
  let current = reply;
  const answered = (status: 'accepted' | 'rejected') => () => {
    current = () => ({ ...reply(), status });
    return current();
  };
  return openPage({
    Page: InvitationPage,
    route: '/invitation/:token',
    path: '/invitation/abc',
    answers: [
      answer(invitation.detail, () => current()),
      answer(invitation.accept, answered('accepted')),
      answer(invitation.reject, answered('rejected')),
      answer(auth.me, { ...learnerProfile, isMitra: true }),
    ],
  });
};

test('an invitation says who invites to which class and for what, and links to the portal once accepted [4.20]', async () => {
  const { user, callsOf } = open(openInvitation);
  expect(await screen.findByRole('heading', { name: 'Mengajar di kelas Menulis Berita' })).toBeDefined();
  expect(screen.getByText('Maya Laras dari Ruang Redaksi mengundangmu')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Menyunting materi kelas',
    'Menilai tugas dan menjawab diskusi',
  ]);
  expect(screen.getByText('Berlaku sampai 28 Nov 2026, 10:00 WIB')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Terima undangan' }));
  expect((await screen.findByRole('link', { name: 'Buka portal kreator' })).getAttribute('href')).toBe(
    '/creator/list-catalog',
  );
  expect(callsOf(invitation.accept)).toEqual([{ body: { token: 'abc' } }]);
});

test('rejecting asks for confirmation, and says how it can be undone [4.20]', async () => {
  const { user, callsOf } = open(() => openInvitation({ role: 'member', scopes: [], class: null }));
  await screen.findByRole('heading', { name: 'Bergabung dengan tim Ruang Redaksi' });
  await user.click(screen.getByRole('button', { name: 'Tolak' }));
  expect(callsOf(invitation.reject)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Tolak undangan' }));
  expect(await screen.findByText(/Kamu sudah menolak undangan ini/)).toBeDefined();
});

test('another account sees whose invitation it is, and can sign in as that one', async () => {
  open(() => openInvitation({ isMine: false, email: 'r…@contoh.id' }));
  expect(await screen.findByText('Maya Laras dari Ruang Redaksi mengundang r…@contoh.id')).toBeDefined();
  expect(screen.getByText(learnerProfile.email)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Keluar dan masuk dengan akun itu' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Terima undangan' })).toBeNull();
});

test('an expired invitation cannot be answered', async () => {
  open(() => openInvitation({ isExpired: true }));
  expect(await screen.findByText(/kedaluwarsa 28 Nov 2026/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Terima undangan' })).toBeNull();
});

test('a revoked link says so, and a failed call can be retried', { tags: 'night' }, async () => {
  open(() => {
    throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
  });
  expect(await screen.findByText('Undangan ini tidak berlaku')).toBeDefined();
  cleanup();
  open(() => {
    throw new ApiError(503, 'unavailable', 'Layanan sedang sibuk');
  });
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeDefined();
});
