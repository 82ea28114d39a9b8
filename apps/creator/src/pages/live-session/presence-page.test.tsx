// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { attendance, live } from '@sinau/api-client';
import type { LiveSession } from '@sinau/contracts/study/live/live.schemas';
import { answer } from '@sinau/shell/testing';
import { seatHref } from '../../features/attendance/seat-href.ts';
import { storedLesson } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { PresencePage } from './presence-page.tsx';

afterEach(cleanup);

const session = (overrides: Partial<LiveSession> = {}): LiveSession => ({
  ...storedLesson('webinar', 'l1').content.session,
  id: 'l1',
  class: { id: 'w1', type: 'webinar', title: 'Membaca Anggaran', slug: 'membaca-anggaran', participantCount: 3 },
  title: 'Sesi pembuka',
  recording: null,
  ...overrides,
});
const open = (overrides?: Partial<LiveSession>) =>
  openPortal({ '/creator/live-session/:id/code': PresencePage }, '/creator/live-session/l1/code', [
    answer(live.detail, session(overrides)),
    answer(attendance.list, { list: [], total: 3, page: 1, perPage: 1, present: 2, participants: 3 }),
  ]);

test('the code of a session fills the screen, beside a QR code that links to its class', async () => {
  open();
  await screen.findByRole('heading', { name: 'Sesi pembuka' });
  screen.getByText('SAPA24');
  screen.getByRole('img', { name: 'Kode QR ke halaman sesi ini' });
  await screen.findByText('dari 3 peserta tercatat hadir');
  expect(screen.getByRole('link', { name: 'Tutup kode presensi' }).getAttribute('href')).toBe(
    '/creator/create-webinar/membaca-anggaran?id=w1',
  );
});

test.each(['program', 'webinar'] as const)('the QR code of a session in a %s links to the seat in it', (type) => {
  const { pathname, searchParams } = new URL(
    seatHref(session({ class: { ...session().class, type } })),
    location.origin,
  );
  expect(pathname).toBe('/my-class/content/webinar');
  expect(Object.fromEntries(searchParams)).toMatchObject({ type, content: 'l1', name: 'membaca-anggaran' });
});

test('a session without a code links to where one is created', async () => {
  open({ presenceCode: null });
  const link = await screen.findByRole('link', { name: 'Buat kode di pengaturan sesi' });
  expect(link.getAttribute('href')).toBe('/creator/create-webinar/membaca-anggaran?id=w1');
});
