// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { member } from '@sinau/api-client';
import type { Member } from '@sinau/contracts/authoring/member/member.schemas';
import { answer } from '@sinau/shell/testing';
import { partnerProfile } from '../../testing/open-builder.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { MembersPage } from './members-page.tsx';

afterEach(cleanup);

const person = (overrides: Partial<Member>): Member => ({
  id: 'u1',
  fullname: 'Maya Laras',
  email: 'maya@contoh.id',
  avatar: null,
  role: 'owner',
  joinedAt: '2026-11-21T03:00:00.000Z',
  isMe: true,
  ...overrides,
});
const tiara = person({ id: 'u2', fullname: 'Tiara', email: 'tiara@contoh.id', role: 'member', isMe: false });
const waiting = {
  id: 'i1',
  email: 'bima@contoh.id',
  role: 'member' as const,
  status: 'invited' as const,
  isExpired: false,
  sentAt: '2026-11-21T03:00:00.000Z',
  expiresAt: '2026-11-28T03:00:00.000Z',
};

const open = (list: Member[], left: Record<string, string> = {}) =>
  openPortal(
    { '/creator/members': MembersPage },
    '/creator/members',
    [
      answer(member.list, { list, invitations: [waiting] }),
      answer(member.invite, waiting),
      answer(member.update, tiara),
      answer(member.remove, null),
    ],
    partnerProfile,
    left,
  );

test('an owner invites, changes roles and removes after a confirmation', async () => {
  const { user, callsOf } = open([person({}), tiara]);
  expect(await screen.findByText('Maya Laras (kamu)')).toBeDefined();
  expect(screen.getByText('Menunggu jawaban')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Menu Tiara' }));
  await user.click(screen.getByRole('button', { name: 'Jadikan pemilik' }));
  await expect.poll(() => callsOf(member.update)).toEqual([{ params: { id: 'u2' }, body: { role: 'owner' } }]);
  await user.click(screen.getByRole('button', { name: 'Menu Tiara' }));
  await user.click(screen.getByRole('button', { name: 'Keluarkan' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keluarkan' }));
  await expect.poll(() => callsOf(member.remove)).toEqual([{ params: { id: 'u2' } }]);

  await user.click(screen.getByRole('button', { name: 'Undang anggota' }));
  await user.type(screen.getByLabelText('Email'), 'sari@contoh.id');
  await user.click(screen.getByRole('radio', { name: /^Pemilik/ }));
  await user.click(screen.getByRole('button', { name: 'Kirim undangan' }));
  await expect.poll(() => callsOf(member.invite)).toEqual([{ body: { email: 'sari@contoh.id', role: 'owner' } }]);
});

test('a member sees everybody and may only leave', async () => {
  const { user } = open([person({ isMe: false }), { ...tiara, isMe: true }]);
  await user.click(await screen.findByRole('button', { name: 'Menu Tiara' }));
  expect(screen.getByRole('button', { name: 'Keluar dari tim' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Jadikan pemilik' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Menu Maya Laras' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undang anggota' })).toBeNull();
});

test('an unfinished invitation is restored in its dialog after the tab was closed', async () => {
  const first = open([person({})]);
  await first.user.click(await screen.findByRole('button', { name: 'Undang anggota' }));
  await first.user.type(screen.getByLabelText('Email'), 'sari@contoh.id');
  const left = Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('typed:')));
  expect(Object.keys(left)).toHaveLength(1);
  cleanup();

  const { user } = open([person({})], left);
  await user.click(await screen.findByRole('button', { name: 'Undang anggota' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'sari@contoh.id');
  await user.click(screen.getByRole('button', { name: 'Buang' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('typed:'))).toEqual([]);
});
