// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendar } from '@sinau/api-client';
import type { CalendarEvent, CalendarFeed } from '@sinau/contracts/core/calendar/calendar.schemas';
import { answer } from '@sinau/shell/testing';
import { idOf, listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { CalendarPage } from './calendar-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const event = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: idOf(1),
  kind: 'webinar',
  title: 'Meliput pemilu',
  class: { id: idOf(2), title: 'Webinar pemilu', slug: 'webinar-pemilu', type: 'webinar' },
  startsAt: '2026-11-25T12:00:00.000Z',
  endsAt: '2026-11-25T14:00:00.000Z',
  cancelledAt: null,
  isLive: true,
  ...overrides,
});

const open = (list: CalendarEvent[], { path = '/calendar', isMitra = false } = {}) =>
  openPage({
    Page: CalendarPage,
    path,
    profile: { isMitra },
    answers: [answer(calendar.mine, () => listOf(list))],
  });

test('a month shows its days, and the chosen day in full [1.5]', async () => {
  const { user, callsOf } = open([event()]);
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeTruthy();
  expect(screen.getByText('Tidak ada jadwal di hari ini.')).toBeTruthy();
  const next = within(screen.getByRole('region', { name: 'Berikutnya: Rabu, 25 Nov 2026' }));
  expect(next.getByRole('link', { name: /Meliput pemilu/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: '22 November 2026, tidak ada jadwal' }).getAttribute('aria-current')).toBe(
    'date',
  );

  await user.click(screen.getByRole('button', { name: '25 November 2026, 1 jadwal' }));
  const day = within(screen.getByRole('region', { name: 'Rabu, 25 Nov 2026' }));
  expect(day.getByText('19:00–21:00 WIB')).toBeTruthy();
  expect(day.getByRole('link', { name: /Meliput pemilu/ }).getAttribute('href')).toBe(
    '/my-class/content?name=webinar-pemilu&type=webinar&resume=true',
  );
  expect(screen.getByRole('link', { name: 'Bulan berikutnya' }).getAttribute('href')).toBe('/calendar?month=2026-12');
  expect(callsOf(calendar.mine)[0]).toMatchObject({
    query: {
      role: 'participant',
      filter: { startsAt: { lt: '2026-12-06T17:00:00.000Z' }, endsAt: { gte: '2026-10-25T17:00:00.000Z' } },
    },
  });
});

test('a session over midnight is on both days, also across the end of the year', async () => {
  const { user } = open([event({ startsAt: '2026-12-31T16:30:00.000Z', endsAt: '2026-12-31T18:30:00.000Z' })], {
    path: '/calendar?month=2026-12',
  });
  await user.click(await screen.findByRole('button', { name: '31 Desember 2026, 1 jadwal' }));
  expect(screen.getByText('23:30 WIB, 2 jam')).toBeTruthy();
  expect(screen.getByRole('button', { name: '1 Januari 2027, 1 jadwal' })).toBeTruthy();
});

test('a session that ends at midnight is on one day', async () => {
  open([event({ startsAt: '2026-11-25T15:00:00.000Z', endsAt: '2026-11-25T17:00:00.000Z' })]);
  expect(await screen.findByRole('button', { name: '25 November 2026, 1 jadwal' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '26 November 2026, tidak ada jadwal' })).toBeTruthy();
});

test('the list continues day by day, and a cancelled session is marked', async () => {
  const deadline = event({
    id: idOf(5),
    kind: 'deadline',
    title: 'Tugas liputan',
    startsAt: '2026-11-26T16:59:00.000Z',
    endsAt: '2026-11-26T16:59:00.000Z',
  });
  open([event({ cancelledAt: '2026-11-21T03:00:00.000Z' }), deadline], { path: '/calendar?view=list' });
  const first = within(await screen.findByRole('region', { name: 'Rabu, 25 Nov 2026' }));
  expect(first.getByText('Dibatalkan')).toBeTruthy();
  const second = within(screen.getByRole('region', { name: 'Kamis, 26 Nov 2026' }));
  expect(second.getByText('Sampai 23:59 WIB')).toBeTruthy();
});

test.each([
  ['leads to who attends it', {}, /^\/creator\/live-session\/.+\/attendance$/],
  ['leads to the catalogue while it is not published', { isLive: false }, /^\/creator\/list-catalog$/],
])('a session that the user holds %s', async (_what, overrides, href) => {
  const { user } = open([event(overrides)], { path: '/calendar?role=host', isMitra: true });
  await user.click(await screen.findByRole('button', { name: '25 November 2026, 1 jadwal' }));
  expect(screen.getByRole('link', { name: /Meliput pemilu/ }).getAttribute('href')).toMatch(href);
});

test('a teacher chooses between sessions to attend and sessions to hold', async () => {
  const { callsOf } = open([event()], { path: '/calendar?role=host', isMitra: true });
  expect((await screen.findByRole('link', { name: 'Sebagai pengajar' })).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Sebagai peserta' }).getAttribute('href')).toBe('/calendar');
  expect(callsOf(calendar.mine)[0]).toMatchObject({ query: { role: 'host' } });
});

test('an empty list links to the webinars', async () => {
  open([], { path: '/calendar?view=list' });
  expect((await screen.findByRole('link', { name: 'Lihat webinar' })).getAttribute('href')).toBe('/catalog?tabs=1');
});

test('the secret address is created on request, and renewed and revoked after a confirmation', async () => {
  let feed: CalendarFeed | null = null;
  const made = (letter: string) => ({
    address: `https://sinau.example/api/calendar/${letter.repeat(43)}.ics`,
    createdAt: '2026-11-22T03:00:00.000Z',
  });
  const { user } = openPage({
    Page: CalendarPage,
    path: '/calendar',
    answers: [
      answer(calendar.mine, listOf([])),
      answer(calendar.feed, () => feed),
      answer(calendar.renewFeed, () => (feed = made(feed ? 'b' : 'a'))),
      answer(calendar.endFeed, () => (feed = null)),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Hubungkan ke kalendermu' }));
  await user.click(await screen.findByRole('button', { name: 'Buat alamat kalender' }));
  const address = () => screen.getByLabelText<HTMLInputElement>('Alamat kalender').value;
  await screen.findByLabelText('Alamat kalender');
  expect(address()).toContain('aaaa');
  expect(screen.getByRole('link', { name: 'Buka di aplikasi kalender' }).getAttribute('href')).toMatch(/^webcal:/);

  await user.click(screen.getByRole('button', { name: 'Buat alamat baru' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Buat alamat baru' }));
  await expect.poll(address).toContain('bbbb');

  await user.click(screen.getByRole('button', { name: 'Hapus alamat' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hapus alamat' }));
  expect(await screen.findByRole('button', { name: 'Buat alamat kalender' })).toBeTruthy();
});
