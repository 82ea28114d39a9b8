// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, educator, instructor, program, webinar } from '@sinau/api-client';
import type { Educator } from '@sinau/contracts/storefront/educator/educator.schemas';
import type { InvitedInstructor } from '@sinau/contracts/authoring/instructor/instructor.schemas';
import { answer } from '@sinau/shell/testing';
import { partnerProfile } from '../../testing/open-builder.ts';
import { built } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { builtWebinar } from '../../testing/webinars.ts';
import { TeamPage } from './team-page.tsx';

afterEach(cleanup);

const rani = (overrides: Partial<InvitedInstructor> = {}): InvitedInstructor => ({
  id: 'i1',
  email: 'rani@contoh.id',
  fullname: null,
  avatar: null,
  scopes: ['edit', 'grade'],
  status: 'invited',
  isExpired: false,
  sentAt: '2026-11-21T03:00:00.000Z',
  expiresAt: '2026-11-28T03:00:00.000Z',
  answeredAt: null,
  ...overrides,
});
const maya: Educator = { id: 'e1', name: 'Maya Laras', title: 'Redaktur', bio: '', photo: null };

function open({
  instructors = [] as InvitedInstructor[],
  educators = [] as Educator[],
  profile = partnerProfile as Parameters<typeof openPortal>[3],
  answers = [] as Parameters<typeof openPortal>[2],
  query = '',
} = {}) {
  return openPortal(
    { '/creator/class/:slug/team': TeamPage },
    `/creator/class/menulis-lead/team${query}`,
    [
      ...answers,
      answer(program.mineDetail, built()),
      answer(instructor.invited, { list: instructors }),
      answer(instructor.add, rani()),
      answer(instructor.remove, null),
      answer(educator.list, { list: educators }),
      answer(educator.create, maya),
      answer(educator.update, maya),
    ],
    profile,
  );
}

test('an instructor is invited by e-mail with chosen tasks [4.20]', async () => {
  const { user, callsOf } = open();
  await user.click(await screen.findByRole('button', { name: 'Undang instruktur' }));
  await user.type(screen.getByLabelText('Email'), 'rani@contoh.id');
  await user.click(screen.getByRole('checkbox', { name: /^Menyunting/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Menilai/ }));
  await user.click(screen.getByRole('button', { name: 'Kirim undangan' }));
  expect(await screen.findByText('Pilih paling sedikit satu tugas')).toBeDefined();
  expect(callsOf(instructor.add)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /^Laporan/ }));
  await user.click(screen.getByRole('button', { name: 'Kirim undangan' }));
  await expect.poll(() => callsOf(instructor.add)).toHaveLength(1);
  expect(callsOf(instructor.add)).toEqual([
    { params: { type: 'program', id: 'menulis-lead' }, body: { email: 'rani@contoh.id', scopes: ['report'] } },
  ]);
});

test('the team of a webinar uses the same page, and its calls name the type', async () => {
  const { user, callsOf } = open({
    query: '?type=webinar',
    instructors: [rani({ status: 'accepted', fullname: 'Rani' })],
    educators: [maya],
    answers: [answer(webinar.mineDetail, builtWebinar())],
  });
  await screen.findByText('Maya Laras');
  expect(screen.getByRole('link', { name: 'Pengumuman' }).getAttribute('href')).toMatch(/announcement\?type=webinar$/);
  await user.click(await screen.findByRole('button', { name: 'Menu Rani' }));
  await user.click(screen.getByRole('button', { name: 'Cabut akses' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cabut akses' }));
  await expect.poll(() => callsOf(instructor.remove)).toEqual([{ params: { type: 'webinar', id: 'i1' } }]);
  for (const list of [instructor.invited, educator.list])
    expect(callsOf(list)[0]).toEqual({ params: { type: 'webinar', id: 'menulis-lead' } });
  expect(callsOf(program.mineDetail)).toEqual([]);
});

test('access is revoked after a confirmation', async () => {
  const { user, callsOf } = open({ instructors: [rani({ status: 'accepted', fullname: 'Rani' })] });
  await screen.findByText('rani@contoh.id · Menyunting · Menilai');
  await user.click(screen.getByRole('button', { name: 'Menu Rani' }));
  await user.click(screen.getByRole('button', { name: 'Cabut akses' }));
  expect(callsOf(instructor.remove)).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cabut akses' }));
  await expect.poll(() => callsOf(instructor.remove)).toEqual([{ params: { type: 'program', id: 'i1' } }]);
});

test('educators are added, and moved by their menu', async () => {
  const { user, callsOf } = open({ educators: [maya, { ...maya, id: 'e2', name: 'Bima Arya' }] });
  await user.click(await screen.findByRole('button', { name: 'Menu Bima Arya' }));
  await user.click(screen.getByRole('button', { name: 'Naikkan' }));
  await expect.poll(() => callsOf(educator.update)).toMatchObject([{ params: { id: 'e2' }, body: { index: 0 } }]);
  await user.click(screen.getByRole('button', { name: 'Tambah pengajar' }));
  await user.type(await screen.findByLabelText('Nama'), 'Sari');
  await user.type(screen.getByLabelText('Keahlian atau pekerjaan'), 'Reporter');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => callsOf(educator.create))
    .toMatchObject([{ body: { name: 'Sari', title: 'Reporter', bio: '', photo: null } }]);
});

test('an instructor who edits sees only the educators', async () => {
  const mitra = {
    id: 'm1',
    name: 'Ruang Redaksi',
    slug: 'ruang-redaksi',
    role: 'instructor',
    scopes: ['edit'],
  } as const;
  const { callsOf } = open({
    educators: [maya],
    profile: { ...partnerProfile, mitra: { ...mitra, scopes: [...mitra.scopes] } },
  });
  expect(await screen.findByText('Maya Laras')).toBeDefined();
  expect(screen.queryByText('Undang instruktur')).toBeNull();
  expect(callsOf(instructor.invited)).toEqual([]);
});

test('an empty team, a failure and an unknown class each say what to do next', async () => {
  open();
  expect(await screen.findByText('Belum ada instruktur')).toBeDefined();
  expect(await screen.findByText('Belum ada pengajar')).toBeDefined();
  cleanup();
  const refuse = (status: number, code: 'unavailable' | 'not_found') => () => {
    throw new ApiError(status, code, 'Gagal');
  };
  open({ answers: [answer(instructor.invited, refuse(503, 'unavailable'))] });
  expect(await screen.findByText('Gagal memuat instruktur')).toBeDefined();
  cleanup();
  open({ answers: [answer(program.mineDetail, refuse(404, 'not_found'))] });
  expect(await screen.findByText(/Kami tidak dapat menemukan halaman/)).toBeDefined();
});
