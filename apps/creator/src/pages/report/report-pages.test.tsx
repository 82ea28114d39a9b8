// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, quiz, report } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import {
  classReport,
  classSummary,
  listed,
  participant,
  participantDetail,
  reportSummary,
} from '../../testing/reports.ts';
import { ClassReportPage } from './class-report-page.tsx';
import { MemberPage } from './member-page.tsx';
import { ReportPage } from './report-page.tsx';

afterEach(cleanup);

const classAddress = '/creator/report/details?type=program&id=menulis-lead';

const openReport = (path: string, answers: Parameters<typeof openPortal>[2] = []) =>
  openPortal(
    {
      '/creator/report': ReportPage,
      '/creator/report/details': ClassReportPage,
      '/creator/report/details/member': MemberPage,
    },
    path,
    [
      ...answers,
      answer(report.summary, reportSummary),
      answer(report.classes, listed(classReport())),
      answer(report.classSummary, classSummary),
      answer(report.participants, listed(participant())),
      answer(report.participant, participantDetail),
      answer(report.quizzes, { list: [] }),
      answer(report.funnel, { participants: 0, list: [] }),
    ],
  );

test('the report counts participants, and links to each class', async () => {
  const { user, address, callsOf } = openReport('/creator/report');
  expect((await screen.findByText('Peserta yang tuntas')).parentElement!.textContent).toBe(
    'Peserta yang tuntas25%1 dari 4 peserta',
  );
  expect(screen.getByText('Peserta baru, 30 hari').parentElement!.textContent).toContain(
    'turun 50% dari 30 hari sebelumnya',
  );
  expect(await screen.findByRole('img', { name: 'Rata-rata progres 45%' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Menulis Lead' })).getAttribute('href')).toBe(classAddress);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), '-share');
  expect(address()).toBe('/creator/report?sort=-share');
  expect(callsOf(report.classes).at(-1)).toEqual({ query: { page: 1, perPage: 10, sort: '-share' } });
});

test('a period applies to the figures and to the classes, and a status to the classes', { tags: 'night' }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { user, address, callsOf } = openReport('/creator/report');
  await screen.findByText('Peserta baru, 30 hari');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Periode' }), 'Pilih tanggal');
  const today = '2026-11-22';
  const days = { from: today, to: today };
  expect(address()).toBe(`/creator/report?from=${today}&to=${today}`);
  expect(callsOf(report.summary).at(-1)).toEqual({ query: days });
  expect(callsOf(report.classes).at(-1)).toMatchObject({ query: days });
  expect((await screen.findByText('Peserta baru')).parentElement!.textContent).toBe(
    'Peserta baru4turun 50% dari 1 hari sebelumnya',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Diarsipkan');
  expect(callsOf(report.classes).at(-1)).toMatchObject({ query: { ...days, filter: { isArchived: true } } });
});

test('participants are filtered by their access and by when they joined', async () => {
  const { user, callsOf } = openReport(`${classAddress}&from=2026-11-01&to=2026-11-30`);
  await screen.findByRole('link', { name: 'Sekar Ayu' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Akses' }), 'Akses berakhir');
  const days = { from: '2026-11-01', to: '2026-11-30' };
  expect(callsOf(report.participants).at(-1)).toMatchObject({ query: { ...days, filter: { hasAccess: false } } });
  expect(callsOf(report.classSummary).at(-1)).toMatchObject({ query: days });
});

test('a segment of the ring links to its participants', async () => {
  const { user, address, callsOf } = openReport(classAddress);
  await user.click(await screen.findByRole('link', { name: '34–66%' }));
  expect(address()).toBe(`${classAddress}&segment=2`);
  expect(callsOf(report.participants).at(-1)).toEqual({
    params: { type: 'program', id: 'menulis-lead' },
    query: { page: 1, perPage: 20, sort: '-enrolledAt', filter: { progress: { gte: 34, lte: 66 } } },
  });
  expect(screen.getByRole('combobox', { name: 'Progres' })).toHaveProperty('value', '2');
});

test('a participant shows the progress and links to each lesson', async () => {
  openReport(classAddress, [answer(report.participants, listed(participant({ hasAccess: false })))]);
  const item = (await screen.findByRole('link', { name: 'Sekar Ayu' })).closest('li')!;
  expect(screen.getByRole('link', { name: 'Sekar Ayu' }).getAttribute('href')).toBe(
    '/creator/report/details/member?id=p1',
  );
  expect(within(item).getByRole('progressbar', { name: 'Progres Sekar Ayu' }).getAttribute('aria-valuenow')).toBe('50');
  expect(item.textContent).toContain('Akses berakhir');
});

test("a participant's page lists each lesson, including those removed from the class", async () => {
  openReport('/creator/report/details/member?id=p1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sekar Ayu' })).toBeTruthy();
  expect(screen.getByText('1 dari 2 materi wajib selesai')).toBeTruthy();
  const lessonsOf = (section: string) =>
    within(screen.getByRole('heading', { name: section }).parentElement!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(lessonsOf('Pembuka')).toEqual([
    'Apa itu leadArtikel · Selesai 3 Nov 2026Selesai',
    'Menulis leadVideo · Dibuka 3 Nov 2026Sedang dipelajari',
  ]);
  expect(lessonsOf('Materi yang sudah dihapus')).toEqual(['Kuis lamaKuis · tambahanBelum lulus']);
});

test('a class that held sessions shows attendance: how many of them, and by whom each was marked', async () => {
  openReport(classAddress, [answer(report.participants, listed(participant({ sessions: { attended: 1, held: 2 } })))]);
  const item = (await screen.findByRole('link', { name: 'Sekar Ayu' })).closest('li')!;
  expect(within(item).getByText('1 dari 2')).toBeTruthy();
  cleanup();

  const attended = {
    at: '2026-11-03T03:00:00.000Z',
    method: 'manual',
    reason: 'Lupa kode.',
    markedBy: 'Maya',
  } as const;
  const session = { startsAt: '2026-11-03T02:00:00.000Z', cancelledAt: null, attendance: null };
  const base = { ...participantDetail.lessons[0]!, section: 'Sesi', type: 'webinar' as const };
  const lessons = [
    { ...base, id: 's1', title: 'Sesi satu', session: { ...session, attendance: attended } },
    { ...base, id: 's2', title: 'Sesi dua', session },
    { ...base, id: 's3', title: 'Sesi tiga', session: { ...session, cancelledAt: '2026-11-01T02:00:00.000Z' } },
  ];
  openReport('/creator/report/details/member?id=p1', [
    answer(report.participant, { ...participantDetail, sessions: { attended: 1, held: 2 }, lessons }),
  ]);
  const texts = within((await screen.findByRole('heading', { name: 'Sesi' })).parentElement!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(screen.getByText('Hadir 1 dari 2')).toBeTruthy();
  expect(texts).toEqual([
    expect.stringMatching(/^Sesi satu.*Ditandai Maya \(Lupa kode\.\) · 3 Nov.*Hadir$/),
    expect.stringMatching(/^Sesi dua.*3 Nov.*Belum hadir$/),
    expect.stringMatching(/^Sesi tiga.*Dibatalkan$/),
  ]);
});

test('the quizzes of a class are shown question by question, with the given answers', async () => {
  const asked = { id: 'q1', type: 'single-choice' as const, text: 'Apa itu lead?', attempts: 4, answered: 3, right: 1 };
  const answers = [
    { text: 'Pembuka', isRight: true, count: 1 },
    { text: 'Penutup', isRight: false, count: 2 },
  ];
  const tried = { id: 'l1', title: 'Kuis lead', attempts: 4, participants: 2, averageScore: 25, medianSeconds: 90 };
  const untried = {
    id: 'l2',
    title: 'Kuis akhir',
    attempts: 0,
    participants: 0,
    averageScore: null,
    medianSeconds: null,
  };
  openReport(classAddress, [
    answer(report.quizzes, {
      list: [
        { ...tried, questions: [{ ...asked, earnedShare: 25, answers }] },
        { ...untried, questions: [] },
      ],
    }),
  ]);
  const quizzes = within(await screen.findByRole('region', { name: 'Kuis' }));
  quizzes.getByText('Rata-rata 25');
  quizzes.getByText('4 percobaan oleh 2 peserta. Separuhnya selesai dalam 1 menit 30 detik atau kurang.');
  quizzes.getByText('Pilihan ganda · 25% poin diraih · 1 dari 4 benar · 1 tidak dijawab');
  expect(quizzes.getByText('Penutup').closest('li')!.textContent).toBe('Penutup 2');
  quizzes.getByText('Belum ada peserta yang mengumpulkan jawaban.');
});

test('a class shows where participants stop, and reminds them after a confirmation', async () => {
  const row = { section: 'Pembuka', type: 'article' as const, medianSeconds: null };
  const { user, callsOf } = openReport(classAddress, [
    answer(report.funnel, {
      participants: 8,
      list: [
        {
          ...row,
          id: 'l1',
          title: 'Apa itu lead',
          opened: 8,
          begun: 8,
          passed: 6,
          medianSeconds: 600,
          stopped: 0,
          remindable: 0,
        },
        {
          ...row,
          id: 'l2',
          title: 'Menulis lead',
          opened: 6,
          begun: 4,
          passed: 2,
          medianSeconds: 259_200,
          stopped: 3,
          remindable: 2,
        },
        { ...row, id: 'l3', title: 'Kuis lead', opened: 2, begun: 2, passed: 0, stopped: 1, remindable: 0 },
      ],
    }),
    answer(report.remind, { recipients: 2 }),
  ]);
  const funnel = within(await screen.findByRole('region', { name: 'Di mana mereka berhenti' }));
  const rows = () => funnel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    'Apa itu lead75% selesai (6) · 8 membuka · biasanya 10 menitLihat sebabnya di Apa itu lead',
    'Menulis lead25% selesai (2) · 6 membuka · biasanya 3 hari3 berhentiLihat sebabnya di Menulis leadIngatkan yang berhenti di Menulis lead',
    'Kuis lead0% selesai (0) · 2 membuka1 berhentiLihat sebabnya di Kuis leadSudah diingatkan',
  ]);
  await user.click(funnel.getByRole('button', { name: 'Ingatkan yang berhenti di Menulis lead' }));
  await user.click(screen.getByRole('button', { name: 'Kirim pengingat' }));
  await screen.findByText('Pengingat dikirim');
  expect(callsOf(report.remind)).toEqual([
    { params: { type: 'program', id: 'menulis-lead' }, body: { lessonId: 'l2' } },
  ]);
  expect(rows()[1]).toContain('Sudah diingatkan');
});

test('a participant without attempts left is granted one more', async () => {
  const lessons = participantDetail.lessons.map((lesson) =>
    lesson.type === 'quiz' ? { ...lesson, quiz: { sessionId: 's1', used: 2, left: 0, score: 60 } } : lesson,
  );
  const { user, callsOf } = openReport('/creator/report/details/member?id=p1', [
    answer(report.participant, { ...participantDetail, lessons }),
    answer(quiz.grantAttempt, null),
  ]);
  await screen.findByText(/2 percobaan, nilai tertinggi 60/);
  await user.click(screen.getByRole('button', { name: 'Beri satu percobaan lagi' }));
  await screen.findByText('Satu percobaan ditambahkan');
  expect(callsOf(quiz.grantAttempt)).toEqual([{ params: { id: 's1' } }]);
});

test.each([
  [classAddress, answer(report.classSummary, missing)],
  ['/creator/report/details/member?id=p9', answer(report.participant, missing)],
  ['/creator/report/details', answer(report.classSummary, missing)],
])('%s of another mitra shows the 404 page', async (path, refusal) => {
  openReport(path, [refusal]);
  expect(await screen.findByText(/tidak dapat menemukan halaman/)).toBeTruthy();
});

function missing(): never {
  throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
}

test('the report lists bundles too, and is filtered by type of offer', async () => {
  const { user, address, callsOf } = openReport('/creator/report', [
    answer(
      report.classes,
      listed(classReport({ type: 'bundle', format: null, title: 'Paket Penulis', slug: 'bundling-p' })),
    ),
  ]);
  expect((await screen.findByRole('link', { name: 'Paket Penulis' })).getAttribute('href')).toBe(
    '/creator/report/details?type=bundle&id=bundling-p',
  );
  expect(screen.getByText('Bundling', { selector: 'p' })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis' }), 'bundle');
  expect(address()).toBe('/creator/report?type=bundle');
  expect(callsOf(report.classes).at(-1)).toMatchObject({ query: { filter: { type: 'bundle' } } });
});

test('the report on a bundle shows its buyers, and links to the progress in each class', async () => {
  const { callsOf } = openReport('/creator/report/details?type=bundle&id=bundling-p', [
    answer(report.classSummary, {
      ...classSummary,
      class: { id: 'b1', type: 'bundle', title: 'Paket Penulis', slug: 'bundling-p', format: null, thumbnail: null },
      bundled: null,
    }),
    answer(report.participants, listed(participant({ enrolments: [{ id: 'p7', title: 'Wawancara', progress: 40 }] }))),
  ]);
  expect((await screen.findByRole('link', { name: 'Wawancara' })).getAttribute('href')).toBe(
    '/creator/report/details/member?id=p7',
  );
  expect(await screen.findByText('Pembeli yang tuntas')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Pembeli' })).toBeTruthy();
  expect(callsOf(report.quizzes)).toEqual([]);
});

test('the report on a class shows its sales within bundles', async () => {
  openReport(classAddress, [answer(report.classSummary, { ...classSummary, bundled: { sales: 2, share: 53_332 } })]);
  expect((await screen.findByText('Pendapatan bersih sejak awal')).parentElement!.textContent).toContain(
    '4 terjual satuan, dan Rp53.332 dari 2 lewat bundling',
  );
});
