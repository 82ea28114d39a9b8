// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalog, program, review } from '@sinau/api-client';
import type { ScheduledSession } from '@sinau/contracts/study/live/live.schemas';
import { answer } from '@sinau/shell/testing';
import { catalogOf, idOf, programDetail, reviewsOf } from '../../testing/fixtures.ts';
import { outlineLesson, outlineOf } from '../../testing/lessons.ts';
import { openPage } from '../../testing/open-page.ts';
import { OfferPage } from './offer-page.tsx';

afterEach(cleanup);

const meeting = (week: number, overrides: Partial<ScheduledSession> = {}): ScheduledSession => ({
  id: idOf(40 + week),
  title: `Pertemuan ${week}`,
  startsAt: new Date(Date.UTC(2099, 0, 6 + 7 * (week - 1), 12)).toISOString(),
  endsAt: new Date(Date.UTC(2099, 0, 6 + 7 * (week - 1), 14)).toISOString(),
  cancelledAt: null,
  speakers: [{ id: idOf(70), name: 'Maya Larasati', title: 'Redaktur', photo: null }],
  ...overrides,
});

const openBootcamp = (sessions: ScheduledSession[]) =>
  openPage({
    Page: OfferPage,
    route: '/catalog/:slug',
    path: '/catalog/menulis-berita',
    isVisitor: true,
    answers: [
      answer(
        program.detail,
        programDetail({
          format: 'bootcamp',
          cohort: 'Angkatan 5',
          weeklyHours: 8,
          startsAt: sessions[0]?.startsAt ?? null,
          endsAt: sessions.at(-1)?.endsAt ?? null,
          sessions,
          sections: outlineOf(
            outlineLesson(31, {
              type: 'video',
              durationSeconds: 5_400,
              setting: { progressBar: true, isFreePreview: true },
            }),
            outlineLesson(32, { type: 'assignment', durationSeconds: 0 }),
            outlineLesson(41, { type: 'webinar' }),
          ),
        }),
      ),
      answer(catalog.list, catalogOf([])),
      answer(review.list, reviewsOf([])),
    ],
  });

test('a bootcamp shows its cohort, dates, effort, and each week with its live sessions and self-study', async () => {
  openBootcamp([meeting(1), meeting(2, { cancelledAt: '2098-12-30T00:00:00.000Z' })]);
  const facts = await screen.findByText('8 jam per minggu');
  expect(screen.getAllByRole('link', { name: 'Tonton cuplikan' })[0]!.getAttribute('href')).toBe(
    `/catalog/menulis-berita/preview/${idOf(31)}`,
  );
  expect(facts.closest('dl')?.textContent).toContain('Angkatan 5');
  expect(facts.closest('dl')?.textContent).toContain('6–13 Jan 2099');

  const weeks = within(await screen.findByRole('region', { name: 'Jadwal mingguan' }));
  const [first, second] = weeks.getAllByRole('listitem').filter((item) => within(item).queryByText(/^Minggu \d$/));
  expect(first?.textContent).toContain('Pertemuan 1');
  expect(first?.textContent).toContain('Bersama Maya Larasati');
  expect(first?.textContent).toContain('1 video, 1 tugas · 1 jam 30 menit');
  expect(second?.textContent).toContain('Dibatalkan');
});

test('the first four weeks of a long class are shown until the others are requested', async () => {
  const { user } = openBootcamp([1, 2, 3, 4, 5, 6].map((week) => meeting(week)));
  expect(await screen.findByText('Pertemuan 4')).toBeDefined();
  expect(screen.queryByText('Pertemuan 5')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Lihat 2 minggu berikutnya' }));
  expect(screen.getByText('Pertemuan 6')).toBeDefined();
});

test('a class in progress says so to possible buyers, and its schedule begins with this week', async () => {
  const weekMs = 7 * 86_400_000;
  const at = (week: number) => new Date(Date.now() + (week - 3) * weekMs - 3_600_000).toISOString();
  const { user } = openBootcamp([1, 2, 3, 4].map((week) => meeting(week, { startsAt: at(week), endsAt: at(week) })));
  expect(await screen.findByText(/^Angkatan ini sudah mulai pada/)).toBeDefined();
  expect(screen.queryByText('Ulasan peserta')).toBeNull();
  expect(screen.queryByText('Pertemuan 2')).toBeNull();
  expect(screen.getByText('Pertemuan 4')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Lihat semua 4 minggu' }));
  expect(screen.getByText('Pertemuan 1')).toBeDefined();
});

test('a class whose sessions are all over says what remains of it', async () => {
  openBootcamp([meeting(1, { startsAt: '2026-01-06T12:00:00.000Z', endsAt: '2026-01-06T14:00:00.000Z' })]);
  expect(await screen.findByText('Semua sesi langsung angkatan ini sudah selesai.')).toBeDefined();
});

test('a class without live sessions has no schedule', async () => {
  openBootcamp([]);
  expect(await screen.findByText('Materi kelas')).toBeDefined();
  expect(screen.queryByText('Jadwal mingguan')).toBeNull();
});
