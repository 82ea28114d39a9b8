// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { report } from '@sinau/api-client';
import type { LessonStops } from '@sinau/contracts/backoffice/report/report.schemas';
import { answer } from '@sinau/shell/testing';
import { lesson, section } from '../../testing/fixtures.ts';
import { openBuilder } from '../../testing/open-builder.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { classSummary, listed } from '../../testing/reports.ts';
import { ClassReportPage } from './class-report-page.tsx';

afterEach(cleanup);

const stops: LessonStops = {
  id: 'l1',
  type: 'video',
  title: 'Menulis lead',
  slug: 'menulis-lead-1',
  class: { id: 'c1', slug: 'menulis-lead' },
  stopped: 7,
  notBegun: 2,
  places: [{ second: 130, stopped: 4 }],
  questions: [
    {
      id: 'd1',
      content: 'Di mana berkas latihannya?',
      atSecond: null,
      totalReply: 2,
      createdAt: '2026-11-03T03:00:00Z',
    },
    { id: 'd2', content: 'Apa bedanya dengan teras?', atSecond: 120, totalReply: 0, createdAt: '2026-11-02T03:00:00Z' },
  ],
  wrongAnswers: [],
  change: { publishedAt: '2026-11-03T03:00:00Z', before: { opened: 8, passed: 2 }, after: { opened: 0, passed: 0 } },
};
const funnel = {
  participants: 8,
  list: [
    {
      id: 'l1',
      section: 'Pembuka',
      type: 'video' as const,
      title: 'Menulis lead',
      opened: 8,
      begun: 6,
      passed: 1,
      medianSeconds: null,
      stopped: 7,
      remindable: 0,
    },
  ],
};

const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a lesson of the funnel shows where participants stop, and opens there in the builder', async () => {
  const { user, callsOf } = openPortal(
    { '/creator/report/details': ClassReportPage },
    '/creator/report/details?type=program&id=menulis-lead',
    [
      answer(report.classSummary, classSummary),
      answer(report.participants, listed()),
      answer(report.quizzes, { list: [] }),
      answer(report.funnel, funnel),
      answer(report.stops, stops),
    ],
  );
  const toggle = await screen.findByRole('button', { name: 'Lihat sebabnya di Menulis lead' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(callsOf(report.stops)).toEqual([]);
  await user.click(toggle);
  const link = await screen.findByRole('link', { name: 'Perbaiki di sini' });
  expect(callsOf(report.stops)).toEqual([{ params: { type: 'program', id: 'menulis-lead', lessonId: 'l1' } }]);
  expect(link.getAttribute('href')).toBe(
    '/creator/create-class/edit/menulis-lead-1?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=video&fix=130',
  );
  expect(textsOf(screen.getByText('Sekitar 02:10').closest('ul')!)).toEqual([
    'Sekitar 02:104',
    'Di bagian lain1',
    'Belum mulai2',
  ]);
  expect(textsOf(screen.getByText('Apa bedanya dengan teras?').closest('ul')!)).toEqual([
    'Apa bedanya dengan teras?02:00 · belum ada balasan',
    'Di mana berkas latihannya?2 balasan',
  ]);
  expect(screen.getByText('Sebelum').parentElement!.textContent).toBe('Sebelum25% selesai 2 dari 8 yang membuka');
  expect(screen.getByText('Sesudah').parentElement!.textContent).toBe('SesudahBelum ada yang membukanya');
  await user.click(screen.getByRole('button', { name: 'Tutup di Menulis lead' }));
  expect(screen.queryByText('Sekitar 02:10')).toBeNull();
});

test('a lesson that was opened to be mended shows in the builder why, until it is closed', async () => {
  const address = '/creator/create-class/edit/materi?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=video';
  const outline = { sections: [section('s1', [lesson('l1', { type: 'video' })], 'Pembuka')] };
  const { user } = openBuilder(`${address}&fix=130`, outline, [answer(report.stops, stops)]);
  expect(await screen.findByText('Sekitar 02:10')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('heading', { name: 'Perbaiki di sini' })).toBeNull();
  cleanup();

  const { callsOf } = openBuilder(address, outline, [answer(report.stops, stops)]);
  await screen.findByRole('textbox', { name: 'Judul materi' });
  expect(callsOf(report.stops)).toEqual([]);
});
