// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError, learning, quiz } from '@sinau/api-client';
import type { ParticipantLessonOf, SessionDetail } from '@sinau/contracts/study/learning/learning.schemas';
import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { Answers, Attempt, AttemptResult, QuizState } from '@sinau/contracts/study/quiz/quiz.schemas';
import { answer } from '@sinau/shell/testing';
import { idOf } from '../../testing/fixtures.ts';
import { attemptOf as anyAttempt } from '../../testing/lessons.ts';
import { openLesson } from '../../testing/open-lesson.tsx';
import { QuizPage } from './quiz-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const questions: Attempt['questions'] = [1, 2, 3].map((number) => ({
  id: `soal-${number}`,
  type: number === 3 ? 'multiple-choice' : 'single-choice',
  text: `Pertanyaan ${number}?`,
  points: 1,
  options: [
    { id: 'a', text: `Ya ${number}` },
    { id: 'b', text: `Bukan ${number}` },
  ],
  matches: [],
}));
const freely = [{ type: 'allowNextPrev' as const, text: '', isSelected: true }];

interface Quiz {
  asked?: Attempt['questions'];
  state?: Partial<QuizState>;
  status?: LessonStatus;
  setting?: Partial<ParticipantLessonOf<'quiz'>['setting']>;
  /** Delay of this device's clock behind the server's. */
  behind?: number;
}

/** All questions answered rightly, unless said otherwise. */
const resultOf = (answers: Answers, now: string, overrides: Partial<AttemptResult>): AttemptResult => ({
  id: idOf(60),
  number: 1,
  startedAt: now,
  submittedAt: now,
  isExpired: false,
  isPassed: true,
  isAwaiting: false,
  feedback: null,
  score: 100,
  points: 3,
  maxPoints: 3,
  questions: questions.map((question) => ({
    ...question,
    correct: ['a'],
    earned: answers[question.id] ? 1 : 0,
    explanation: 'Karena begitu.',
  })),
  answers,
  ...overrides,
});

const lessonOf = (
  setting: Quiz['setting'],
  { status, beganAt }: { status: LessonStatus; beganAt: string | null },
): ParticipantLessonOf<'quiz'> => ({
  id: idOf(1),
  classId: idOf(9),
  type: 'quiz',
  title: 'Kuis nilai berita',
  durationSeconds: 300,
  content: { instruction: '<p>Baca teliti.</p>', questionCount: 3 },
  setting: {
    progressBar: true,
    completionType: 'minimum-score',
    minimumScore: 70,
    randomize: [],
    finishing: freely,
    timeLimit: null,
    maxAttempts: 3,
    ...setting,
  },
  session: { id: idOf(51), participantId: idOf(700), status, beganAt, playback: null },
});

/** Opens the page with a fake quiz API. */
function open({ asked = questions, state: given, status: initial = 'not-started', setting, behind = 0 }: Quiz = {}) {
  const serverNow = () => new Date(Date.now() + behind).toISOString();
  const later = (seconds: number) => new Date(Date.now() + behind + seconds * 1_000).toISOString();
  const attemptOf = (overrides: Partial<Attempt> = {}) =>
    anyAttempt({ startedAt: serverNow(), serverNow: serverNow(), questions: asked, ...overrides });
  let status = initial;
  const beganAt = () => (status === 'not-started' ? null : serverNow());
  let state: QuizState = { attempt: null, last: null, used: 0, left: 3, finalScore: null, next: null, ...given };
  const network = { isDown: false };
  const reach = () => {
    if (network.isDown) throw new ApiError(0, 'network', 'Koneksi terputus');
  };
  const app = openLesson({
    Page: QuizPage,
    lesson: () => lessonOf(setting, { status, beganAt: beganAt() }),
    next: { kind: 'lesson', href: '/berikutnya' },
    answers: [
      answer(learning.sessionDetail, (): SessionDetail => ({
        id: idOf(51),
        participantId: idOf(700),
        lesson: { id: idOf(1), type: 'quiz', title: 'Kuis' },
        status,
        startedAt: null,
        beganAt: beganAt(),
        passedAt: null,
        quiz: state,
        submission: null,
      })),
      answer(learning.act, () => {
        status = 'started';
        state = {
          ...state,
          attempt: attemptOf(),
          used: state.used + 1,
          left: state.left === null ? null : state.left - 1,
        };
        return { id: idOf(51), status, progress: 0 };
      }),
      answer(quiz.answer, ({ body }) => {
        reach();
        state = {
          ...state,
          attempt: {
            ...state.attempt!,
            revision: body.revision,
            answers: { ...state.attempt!.answers, ...body.answers },
          },
        };
        return {
          attemptId: body.attemptId ?? null,
          revision: body.revision,
          isSaved: true,
          savedAt: '2026-11-21T03:32:00.000Z',
          deadlineAt: null,
          serverNow: serverNow(),
        };
      }),
      answer(quiz.submit, ({ body }) => {
        reach();
        const answers = { ...state.attempt!.answers, ...body?.answers };
        const isPassed = answers['soal-1']?.includes('a') ?? false;
        status = isPassed ? 'passed' : 'not-passed';
        state = {
          ...state,
          attempt: null,
          last: resultOf(
            answers,
            serverNow(),
            isPassed
              ? {}
              : {
                  isPassed,
                  score: 33,
                  points: 1,
                  questions: questions.map((question) => ({
                    ...question,
                    correct: null,
                    earned: null,
                    explanation: null,
                  })),
                },
          ),
        };
        return {
          result: state.last!,
          submission: null,
          session: { id: idOf(51), status, progress: isPassed ? 100 : 0 },
        };
      }),
    ],
  });
  return { ...app, network, attemptOf, later };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const option = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });
const atQuestion = (number: number) => screen.findByText(`Soal ${number} dari 3`);

test('opening a quiz shows its requirements and starts no attempt', async () => {
  const { callsOf } = open({ setting: { timeLimit: 15 } });
  await button('Mulai kuis');
  expect(screen.getByText('Baca teliti.')).toBeTruthy();
  const facts = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    'Jumlah soal: 3 soal',
    'Batas waktu: 15 menit',
    'Percobaan: Sisa 3 dari 3',
    'Nilai minimum: 70',
  ]);
  expect(callsOf(learning.act)).toEqual([]);
});

test('a quiz is started, answered, submitted after a warning about open questions, and passed', async () => {
  const { user, callsOf, celebrate } = open();
  await user.click(await button('Mulai kuis'));
  await user.click(await option('Ya 1'));
  expect(await screen.findByText('Tersimpan 10:32')).toBeTruthy();
  await user.click(await button('Berikutnya'));
  await atQuestion(2);
  await user.keyboard('2');
  expect((await option('Bukan 2')).matches(':checked')).toBe(true);

  await user.click(
    within(screen.getByRole('complementary', { name: 'Semua soal' })).getByRole('button', {
      name: 'Kumpulkan jawaban',
    }),
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Kumpulkan jawaban?' });
  expect(dialog.textContent).toContain('Masih ada 1 soal yang belum kamu jawab.');
  await user.click(within(dialog).getByRole('button', { name: 'Kumpulkan' }));

  await screen.findByRole('heading', { name: 'Selamat, kamu lulus!' });
  expect(screen.getAllByText('Karena begitu.')).toHaveLength(3);
  expect(screen.getByText('Tidak dijawab')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lanjut' }).getAttribute('href')).toBe('/berikutnya');
  expect(celebrate).toHaveBeenCalledOnce();
  expect(callsOf(quiz.submit)).toEqual([
    { params: { participantId: idOf(700), sessionId: idOf(51) }, body: { attemptId: idOf(60) } },
  ]);
});

test('questions can be flagged and opened from the map', async () => {
  const { user } = open();
  await user.click(await button('Mulai kuis'));
  await user.click(await button('Tandai untuk ditinjau'));
  await user.click(await button('Soal 3, belum dijawab'));
  await atQuestion(3);
  await user.click(await screen.findByRole('checkbox', { name: /^Ya 3/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Bukan 3/ }));
  await button('Soal 3, sudah dijawab');
  await user.click(await button('Soal 1, belum dijawab, ditandai'));
  await atQuestion(1);
});

test('a quiz without going back shows each question once', async () => {
  const { user } = open({ setting: { finishing: [] } });
  await user.click(await button('Mulai kuis'));
  await user.click(await button('Berikutnya'));
  await atQuestion(2);
  expect(screen.queryByRole('button', { name: 'Sebelumnya' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Soal 1/ })).toBeNull();
});

test('a failed quiz can be retried while attempts are left', async () => {
  const { user, callsOf, celebrate } = open();
  await user.click(await button('Mulai kuis'));
  await user.click(await option('Bukan 1'));
  await user.click((await screen.findAllByRole('button', { name: 'Kumpulkan jawaban' }))[0]!);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Kumpulkan' }));
  await screen.findByRole('heading', { name: 'Belum lulus kali ini' });
  expect(screen.getByText('Kamu masih punya 2 percobaan.')).toBeTruthy();
  expect(celebrate).not.toHaveBeenCalled();
  await user.click(await button('Coba lagi'));
  await user.click(await button('Mulai kuis'));
  await atQuestion(1);
  expect(callsOf(learning.act)).toHaveLength(2);
});

test('a reload returns to the open question with all answers, also unsaved ones', async () => {
  const first = open();
  await first.user.click(await button('Mulai kuis'));
  first.network.isDown = true;
  await first.user.click(await option('Ya 1'));
  await first.user.click(await button('Berikutnya'));
  expect(await screen.findByText('Belum terkirim, mencoba lagi')).toBeTruthy();
  cleanup();

  const second = open({ status: 'started', state: { attempt: first.attemptOf(), used: 1, left: 2 } });
  await atQuestion(2);
  await waitFor(() =>
    expect(second.callsOf(quiz.answer)).toMatchObject([{ body: { answers: { 'soal-1': ['a'] }, revision: 1 } }]),
  );
  await second.user.click(await button('Soal 1, sudah dijawab'));
  expect((await option('Ya 1')).matches(':checked')).toBe(true);
});

test(
  "the clock follows the server's time, warns, and submits when the time is up, retrying while offline",
  { tags: 'night' },
  async () => {
    const oneHour = 3_600_000;
    const { attemptOf, later } = open({ behind: oneHour });
    cleanup();
    const { network, callsOf } = open({
      behind: oneHour,
      status: 'started',
      state: { attempt: attemptOf({ deadlineAt: later(6) }), used: 1, left: 2 },
    });
    expect((await screen.findByRole('timer')).getAttribute('aria-label')).toMatch(/^Sisa waktu [1-6] detik$/);
    expect(screen.getByText('Sisa waktu kurang dari 1 menit.')).toBeTruthy();
    network.isDown = true;
    await screen.findByText(/Jawabanmu belum terkumpul\./);
    expect((await option('Ya 1')).matches(':disabled')).toBe(true);
    network.isDown = false;
    await screen.findByRole('heading', { name: 'Belum lulus kali ini' });
    expect(callsOf(quiz.submit).length).toBeGreaterThan(1);
  },
);

test('typed answers and pairs are given by keyboard, survive a reload, and are shown beside the key', async () => {
  const asked: Attempt['questions'] = [
    { id: 'tulis', type: 'short-answer', text: 'Apa nama paragraf pembuka?', points: 1, options: [], matches: [] },
    {
      id: 'pasang',
      type: 'matching',
      text: 'Pasangkan.',
      points: 2,
      options: [
        { id: 'l1', text: 'Siapa' },
        { id: 'l2', text: 'Kapan' },
      ],
      matches: [
        { id: 'r1', text: 'Waktu' },
        { id: 'r2', text: 'Tokoh' },
      ],
    },
  ];
  const first = open({ asked, status: 'not-started' });
  await first.user.click(await button('Mulai kuis'));
  await screen.findByText('Tulis jawaban singkat');
  first.network.isDown = true;
  await first.user.type(screen.getByRole('textbox', { name: 'Jawabanmu' }), 'Lead 1{Enter}');
  await screen.findByText('Soal 2 dari 2');
  await button('Soal 1, sudah dijawab');
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Siapa' }), 'Tokoh');
  await button('Soal 2, belum dijawab');
  cleanup();

  const second = open({ asked, status: 'started', state: { attempt: first.attemptOf(), used: 1, left: 2 } });
  await screen.findByText('Soal 2 dari 2');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Siapa' }).value).toBe('r2');
  await second.user.selectOptions(screen.getByRole('combobox', { name: 'Kapan' }), 'Waktu');
  await button('Soal 2, sudah dijawab');
  await waitFor(() =>
    expect(second.callsOf(quiz.answer).at(-1)).toMatchObject({
      body: { answers: { pasang: ['l1:r2', 'l2:r1'] } },
    }),
  );
  cleanup();

  const result: AttemptResult = {
    id: idOf(60),
    number: 1,
    startedAt: '2026-11-21T03:00:00.000Z',
    submittedAt: '2026-11-21T03:10:00.000Z',
    isExpired: false,
    isPassed: true,
    isAwaiting: false,
    feedback: null,
    score: 66,
    points: 2,
    maxPoints: 3,
    questions: [
      { ...asked[0]!, correct: ['Lead', 'Teras berita'], earned: 0, explanation: '' },
      { ...asked[1]!, correct: ['l1:r2', 'l2:r1'], earned: 1, explanation: '' },
    ],
    answers: { tulis: ['Lead 1'], pasang: ['l1:r2', 'l2:r2'] },
  };
  open({ status: 'passed', state: { last: result, used: 1, left: 2, finalScore: 66 } });
  await screen.findByText('Belum tepat');
  expect(screen.getAllByText('Jawaban benar')).toHaveLength(2);
  screen.getByText('Sebagian benar, 1 dari 2 poin');
  screen.getByText('Kapan → Tokoh');
  screen.getByText('Yang benar: Waktu');
});

test('a number shows how it is read while it is typed, and its range is shown beside the answer', async () => {
  const asked: Attempt['questions'] = [
    { id: 'angka', type: 'number', text: 'Berapa g?', points: 1, options: [], matches: [], unit: 'm/s²' },
    {
      id: 'kode',
      type: 'short-answer',
      text: 'Tulis kodenya.',
      points: 1,
      options: [],
      matches: [],
      isPunctuationCounted: true,
    },
  ];
  const { user, attemptOf } = open({ asked, status: 'not-started' });
  await user.click(await button('Mulai kuis'));
  const field = await screen.findByRole('textbox', { name: 'Jawabanmu, dalam m/s²' });
  await user.type(field, '9.8 juta');
  await screen.findByText('Terbaca 9.800.000.');
  await user.clear(field);
  await user.type(field, 'kira-kira');
  screen.getByText(/^Belum terbaca sebagai satu angka/);
  await user.type(field, '{Enter}');
  await screen.findByText('Huruf besar tidak memengaruhi nilai. Tanda baca ikut dinilai.');
  cleanup();

  const result: AttemptResult = {
    ...attemptOf(),
    submittedAt: '2026-11-21T03:10:00.000Z',
    isExpired: false,
    isPassed: true,
    isAwaiting: false,
    feedback: null,
    score: 0,
    points: 0,
    maxPoints: 2,
    questions: [
      { ...asked[0]!, correct: ['9,8'], tolerance: 0.1, earned: 0, explanation: '' },
      { ...asked[1]!, correct: ['a;'], earned: 0, explanation: '' },
    ],
    answers: { angka: ['9,5'], kode: ['a'] },
  };
  open({ status: 'passed', state: { last: result, used: 1, left: 2, finalScore: 0 } });
  await screen.findByText('9,7 sampai 9,9 m/s²');
  screen.getByText('Tanda baca ikut dinilai di soal ini.');
});

test('between two attempts the quiz says when the next one may begin', async () => {
  const next = { at: '2026-11-21T05:00:00.000Z', inSeconds: 3_600 };
  open({ status: 'not-passed', setting: { cooldown: 60 }, state: { used: 1, left: 2, next } });
  await screen.findByText(/^Kamu bisa mencoba lagi mulai 21 Nov 2026, 12:00 WIB/);
  expect((await button('Mulai kuis')).matches(':disabled')).toBe(true);
});

test('an essay counts its words while it is written, waits for a teacher, and then shows its points and the comment', async () => {
  const asked: Attempt['questions'] = [
    {
      id: 'esai',
      type: 'essay',
      text: 'Ceritakan.',
      points: 5,
      options: [],
      matches: [],
      essay: { minWords: 3, maxWords: null },
    },
  ];
  const { user, attemptOf } = open({ asked });
  await user.click(await screen.findByRole('button', { name: 'Mulai kuis' }));
  await user.type(await screen.findByRole('textbox', { name: 'Jawabanmu' }), 'Pasar ramai');
  screen.getByText('2 kata · Paling sedikit 3 kata');
  cleanup();

  const waiting: AttemptResult = {
    id: attemptOf().id,
    number: 1,
    startedAt: '2026-11-21T03:00:00.000Z',
    submittedAt: '2026-11-21T03:10:00.000Z',
    isExpired: false,
    isPassed: null,
    isAwaiting: true,
    score: null,
    points: 2,
    maxPoints: 3,
    questions: [{ ...asked[0]!, correct: null, earned: null, explanation: null }],
    answers: { esai: ['Pasar ramai'] },
    feedback: null,
  };
  open({ status: 'started', state: { last: waiting, used: 1, left: 2 } });
  await screen.findByRole('heading', { name: 'Menunggu dinilai' });
  screen.getByText(/2 dari 3 poin selain esai/);
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  cleanup();

  const last = {
    ...waiting,
    isAwaiting: false,
    isPassed: true,
    score: 75,
    points: 6,
    maxPoints: 8,
    feedback: 'Sebut sumbernya.',
  };
  open({
    status: 'passed',
    state: {
      last: { ...last, questions: [{ ...last.questions[0]!, earned: 4, correct: ['Ada sumber.'] }] },
      used: 1,
      left: 2,
    },
  });
  await screen.findByText('Sebut sumbernya.');
  screen.getByText('4 dari 5 poin');
  screen.getByText('Ada sumber.');
});
