// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, assistant, program, submission } from '@sinau/api-client';
import type { NewsCheck } from '@sinau/contracts/study/assistant/assistant.schemas';
import type { GradedSubmission, QueuedSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { listed } from '../../testing/reports.ts';
import { GradeSubmissionPage } from './grade-submission-page.tsx';
import { GradingPage } from './grading-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const at = '2026-11-02T03:00:00.000Z';
const queued = (id: string, overrides: Partial<QueuedSubmission> = {}): QueuedSubmission => ({
  id,
  state: 'submitted',
  number: 1,
  submittedAt: at,
  isLate: false,
  score: null,
  participant: { fullname: `Peserta ${id}`, avatar: null },
  lesson: { title: 'Tugas lead', type: 'assignment' },
  class: { id: 'c1', title: 'Menulis Lead', slug: 'menulis-lead' },
  claim: null,
  ...overrides,
});
const graded = (overrides: Partial<GradedSubmission> = {}): GradedSubmission => ({
  ...queued('a'),
  versions: [
    {
      number: 1,
      content: 'Pasar terbakar.',
      files: [],
      brief: {
        instruction: '<p>Tulis lead.</p>',
        rubric: [
          { id: 'k1', title: 'Kejelasan', points: 60 },
          { id: 'k2', title: 'Ejaan', points: 40 },
        ],
        minimumScore: 70,
      },
      submittedAt: at,
      isLate: false,
      grade: null,
      essays: [],
    },
  ],
  history: [{ id: 'e1', kind: 'submitted', number: 1, teacher: null, score: null, feedback: '', at }],
  ...overrides,
});
const check: NewsCheck = {
  source: 'built-in',
  isFallback: false,
  words: 2,
  remarks: [{ topic: 'style', message: 'Tulis “5 persen”, bukan “%”.', passage: { start: 16, text: '5%' } }],
};
const mine = { fullname: 'Maya', isMine: true, until: '2026-11-23T03:00:00.000Z' };

function open(path: string, first: GradedSubmission = graded()) {
  let shown = first;
  return openPortal({ '/creator/grading': GradingPage, '/creator/grading/:id': GradeSubmissionPage }, path, [
    answer(submission.queue, listed(queued('a'), queued('b', { isLate: true }))),
    answer(submission.summary, { waiting: 2, overdue: 2 }),
    answer(submission.snippets, { list: [{ id: 'n1', content: 'Sebut sumbernya.' }] }),
    answer(submission.createSnippet, { id: 'n2', content: 'Baru' }),
    answer(program.mine, listed()),
    answer(submission.detail, ({ params }) => ({ ...shown, id: params.id })),
    answer(assistant.checkSubmission, check),
    answer(submission.claim, () => (shown = graded({ state: 'in-review', claim: mine }))),
    answer(submission.grade, ({ body }) => {
      shown = graded({ state: 'passed', score: 80 });
      if (body.rubric?.k1 === 1) throw new ApiError(409, 'submission_claimed', 'Sedang dinilai pengajar lain');
      return shown;
    }),
  ]);
}

test('the queue shows waiting submissions, for how long, and whether that is too long', async () => {
  const { user, address, callsOf } = open('/creator/grading');
  const link = await screen.findByRole('link', { name: 'Peserta a' });
  expect(link.getAttribute('href')).toBe('/creator/grading/a');
  expect(screen.getAllByText('Lewat target')).toHaveLength(2);
  expect(screen.getByText(/2 tugas menunggu, 2 di antaranya lewat target/)).toBeTruthy();
  expect(callsOf(submission.queue).at(-1)).toMatchObject({
    query: { sort: 'submittedAt', filter: { state: ['submitted', 'in-review'] } },
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'passed');
  expect(address()).toBe('/creator/grading?state=passed');
  expect((await screen.findByRole('link', { name: 'Peserta a' })).getAttribute('href')).toBe(
    '/creator/grading/a?state=passed',
  );
});

test('a submission is claimed and graded by its criteria, and a key opens the next one', async () => {
  const { user, address, callsOf } = open('/creator/grading/a');
  expect(await screen.findByText('Pasar terbakar.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Mulai menilai' }));
  await user.type(await screen.findByRole('textbox', { name: /Kejelasan/ }), '50');
  await user.click(screen.getByRole('button', { name: 'Lulus' }));
  expect(screen.getByText('Beri poin untuk setiap kriteria')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /Ejaan/ }), '30');
  expect(screen.getByText('Nilai 80')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Belum lulus' }));
  expect(screen.getByText('Nilai ini sudah mencapai minimum 70')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Komentar tersimpan' }));
  await user.click(await screen.findByRole('button', { name: 'Sebut sumbernya.' }));
  await user.click(screen.getByRole('button', { name: 'Lulus' }));
  expect(callsOf(submission.grade)).toMatchObject([
    {
      params: { id: 'a' },
      body: { number: 1, outcome: 'passed', rubric: { k1: 50, k2: 30 }, feedback: 'Sebut sumbernya.' },
    },
  ]);
  expect(await screen.findByText(/Tugas ini sudah dinilai/)).toBeTruthy();
  await user.keyboard('j');
  expect(address()).toBe('/creator/grading/b');
  await user.keyboard('k');
  expect(address()).toBe('/creator/grading/a');
});

test('an unfinished grade survives a reload', async () => {
  const { user } = open('/creator/grading/a', graded({ state: 'in-review', claim: mine }));
  await user.type(await screen.findByRole('textbox', { name: /Komentar untuk peserta/ }), 'Panjang sekali');
  cleanup();
  vi.spyOn(Storage.prototype, 'clear').mockImplementationOnce(() => undefined);
  open('/creator/grading/a', graded({ state: 'in-review', claim: mine }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Komentar untuk peserta/ })).value).toBe(
    'Panjang sekali',
  );
});

test('an instructor who is dismissed while grading sees a notice, and no longer the work', async () => {
  const gone = new ApiError(404, 'not_found', 'Data tidak ditemukan');
  let isDismissed = false;
  const { user } = openPortal({ '/creator/grading/:id': GradeSubmissionPage }, '/creator/grading/a', [
    answer(submission.queue, listed(queued('a'))),
    answer(submission.summary, { waiting: 1, overdue: 0 }),
    answer(submission.snippets, { list: [] }),
    answer(program.mine, listed()),
    answer(submission.detail, () => {
      if (isDismissed) throw gone;
      return graded({ state: 'in-review', claim: mine });
    }),
    answer(submission.grade, () => {
      throw gone;
    }),
  ]);
  await user.type(await screen.findByRole('textbox', { name: /Kejelasan/ }), '50');
  await user.type(screen.getByRole('textbox', { name: /Ejaan/ }), '30');
  isDismissed = true;
  await user.click(screen.getByRole('button', { name: 'Lulus' }));
  await screen.findByRole('heading', { name: 'Kamu tidak bisa menilai tugas ini lagi' });
  screen.getByText(/Tugasmu sebagai instruktur kelas ini berakhir/);
  expect(screen.queryByText('Pasar terbakar.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Kembali ke antrean' }).getAttribute('href')).toBe('/creator/grading');
});

test('a submission that a colleague is grading can be read, but not graded', async () => {
  open('/creator/grading/a', graded({ state: 'in-review', claim: { ...mine, fullname: 'Dewi', isMine: false } }));
  expect(await screen.findByText('Dewi sedang menilai tugas ini')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Penilaian' })).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Riwayat tugas' })).getByText('Dikumpulkan')).toBeTruthy();
});

test('a news text is shown with its headline, its length, and the remarks of the assistant, each linking to its passage', async () => {
  const [version] = graded().versions as [GradedSubmission['versions'][number]];
  const { user, callsOf } = open(
    '/creator/grading/a',
    graded({
      lesson: { title: 'Tugas Akhir', type: 'news_writing' },
      versions: [
        {
          ...version,
          content: 'Kios Naik\n\nSewa 5% naik.',
          brief: { ...version.brief, words: { minimum: 200, maximum: null } },
        },
      ],
    }),
  );
  const remarks = within(await screen.findByRole('region', { name: 'Catatan AI-sisten' }));
  await user.click(await remarks.findByRole('button', { name: '5%' }));
  expect(document.querySelector('mark')?.textContent).toBe('5%');
  expect(callsOf(assistant.checkSubmission)).toEqual([{ params: { id: 'a' }, body: { number: 1 } }]);
  screen.getByText('Kios Naik', { exact: false, selector: 'b' });
  screen.getByText('3 kata');
  screen.getByText('Panjang: paling sedikit 200 kata');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the essays of an attempt are graded only by points', async () => {
  const essays = [
    {
      id: 'e1',
      text: 'Ceritakan pasar.',
      points: 5,
      minWords: 50,
      maxWords: null,
      modelAnswer: 'Ada sumber.',
      answer: 'Ramai.',
    },
  ];
  const [version] = graded().versions;
  const brief = { instruction: '', rubric: [{ id: 'e1', title: 'Soal 2', points: 5 }], minimumScore: null };
  const { user, callsOf } = open(
    '/creator/grading/a',
    graded({
      lesson: { title: 'Kuis lead', type: 'quiz' },
      state: 'in-review',
      claim: mine,
      versions: [{ ...version!, content: '', brief, essays }],
    }),
  );
  expect(await screen.findByText('Ramai.')).toBeTruthy();
  screen.getByText('Ceritakan pasar.');
  screen.getByText('Ada sumber.');
  screen.getByText('Kurang dari yang diminta');
  expect(screen.queryByRole('button', { name: 'Minta revisi' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Simpan nilai' }));
  screen.getByText('Beri poin untuk setiap esai');
  await user.type(screen.getByRole('textbox', { name: /Soal 2/ }), '4');
  expect(screen.getByText('dari 5 poin esai')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Simpan nilai' }));
  expect(callsOf(submission.grade)).toMatchObject([{ body: { number: 1, outcome: null, rubric: { e1: 4 } } }]);
});
