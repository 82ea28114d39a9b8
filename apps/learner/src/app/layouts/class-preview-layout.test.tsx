// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterEach, expect, test } from 'vitest';
import { ApiError, discussion, portfolio, preview } from '@sinau/api-client';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { assignmentSetting } from '@sinau/contracts/study/lesson-kinds/assignment';
import { quizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import type { PreviewedProgram, SampleAnswers } from '@sinau/contracts/authoring/preview/preview.schemas';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { idOf, listOf, programDetail } from '../../testing/fixtures.ts';
import { outlineLesson, outlineOf } from '../../testing/lessons.ts';
import { routes } from '../router.tsx';

afterEach(cleanup);

const article = { progressBar: true, completionType: 'hit-button' } as const;
const shown = [
  { type: 'showScore', text: '', isSelected: true },
  { type: 'showAnswerKey', text: '', isSelected: true },
] as const;
const settings = {
  article,
  quiz: quizSetting.parse({ minimumScore: 70, maxAttempts: 2, timeLimit: 10, finishing: shown }),
  assignment: assignmentSetting.parse({ minimumScore: 60, saveToArchive: true }),
} as const;

const lessonOf = (number: number, type: keyof typeof settings, title: string) =>
  outlineLesson(number, {
    type,
    title,
    setting: settings[type],
    status: number === 1 ? 'not-started' : 'pending',
    missing: { kind: type === 'article' ? 'button' : type === 'quiz' ? 'score' : 'review', amount: 70 },
  });
const outline = [
  lessonOf(1, 'article', 'Apa itu lead'),
  lessonOf(2, 'quiz', 'Uji diri'),
  lessonOf(3, 'assignment', 'Tulis beritamu'),
  lessonOf(4, 'article', 'Penutup'),
];

const asked = { id: 'q1', type: 'true-false' as const, text: 'Lead itu pembuka?', points: 1, matches: [] };
const options = [
  { id: 'ya', text: 'Benar' },
  { id: 'tidak', text: 'Salah' },
];
const contents = {
  article: { html: '<p>Lead adalah pembuka.</p>' },
  quiz: { instruction: '', questionCount: 1 },
  assignment: { instruction: '<p>Tulis satu berita.</p>', rubric: [] },
};

const contentOf = (id: string) => {
  const { type, title, setting } = outline.find((lesson) => lesson.id === id)!;
  return {
    id,
    classId: idOf(1),
    type,
    title,
    durationSeconds: 60,
    content: contents[type as keyof typeof contents],
    setting,
    session: { id, participantId: idOf(1), status: 'started', beganAt: null, playback: null },
  } as ParticipantLesson;
};

const gradeOf = ({ id, number, startedAt, answers, earlier, isPassed }: SampleAnswers) => {
  const score = answers.q1?.[0] === 'ya' ? 100 : 0;
  const finalScore = Math.max(score, ...earlier);
  return {
    result: {
      id,
      number,
      startedAt,
      submittedAt: new Date().toISOString(),
      isExpired: false,
      isPassed: score >= 70,
      score,
      points: score / 100,
      maxPoints: 1,
      questions: [{ ...asked, options, correct: ['ya'], earned: score / 100, explanation: '' }],
      isAwaiting: false,
      feedback: null,
      answers,
    },
    score,
    finalScore,
    status: isPassed || finalScore >= 70 ? ('passed' as const) : ('not-passed' as const),
  };
};

const partner = { ...learnerProfile, fullname: 'Bagas Wirawan', isMitra: true };
const at = (type: string, number: number, more = '') =>
  `/preview/program/${type}?name=menulis-berita&content=${idOf(number)}${more}`;

function look(path: string, overrides: Partial<PreviewedProgram> = {}, profile = partner) {
  const previewed: PreviewedProgram = {
    ...programDetail({ completionMessage: '<p>Kirim naskah pertamamu.</p>' }),
    sections: outlineOf(...outline),
    viewer: { isOnTeam: true, mayEdit: true },
    ...overrides,
  };
  return openApp({
    routes,
    path,
    reducers: {},
    profile,
    answers: [
      answer(preview.program, ({ params }) => {
        if (params.id !== previewed.slug) throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
        return previewed;
      }),
      answer(preview.lesson, ({ params }) => contentOf(params.id)),
      answer(preview.attempt, () => ({
        attempt: {
          id: idOf(70),
          number: 1,
          startedAt: new Date().toISOString(),
          deadlineAt: new Date(Date.now() + 600_000).toISOString(),
          serverNow: new Date().toISOString(),
          revision: 0,
          questions: [{ ...asked, options }],
          answers: {},
        },
        key: { q1: ['ya'] },
      })),
      answer(preview.grade, ({ body }) => gradeOf(body as SampleAnswers)),
      answer(preview.certificate, {
        name: 'Nama Peserta (contoh)',
        picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
      answer(discussion.list, listOf([])),
    ],
  });
}

const bar = async () => within(await screen.findByRole('region', { name: 'Pratinjau' }));
const titled = (name: string) => screen.findByRole('heading', { level: 2, name });

test('the class opens at its first lesson, whose address says what and where it is [2.22]', async () => {
  const { address } = look('/preview/program?name=menulis-berita');
  await titled('Apa itu lead');
  const [path, query] = address().split('?');
  expect(path).toBe('/preview/program/article');
  const { session, ...rest } = Object.fromEntries(new URLSearchParams(query));
  expect(rest).toEqual({
    name: 'menulis-berita',
    content: idOf(1),
    section: idOf(30),
    title: 'Apa itu lead',
    lessonIndex: '0',
    sectionIndex: '0',
  });
  expect(session).toBeTruthy();
});

test('an address of a type leads to the first lesson of that type, and one that names a lesson to the page of its type [2.23]', async () => {
  const { address } = look('/preview/program/quiz?name=menulis-berita');
  await titled('Uji diri');
  expect(address()).toContain(`content=${idOf(2)}`);
  cleanup();
  const other = look(at('article', 2));
  await titled('Uji diri');
  expect(other.address()).toMatch(/^\/preview\/program\/quiz\?/);
});

test.each(['webinar', 'live', 'interactive', 'video'])(
  'a type of which the class has no lesson is not found: %s [2.23]',
  async (type) => {
    look(`/preview/program/${type}?name=menulis-berita`);
    await screen.findByRole('heading', { name: /tidak dapat menemukan halaman/ });
  },
);

test('the layout shows the slug, and the same tabs as for participants; Diskusi only for a published class [2.33, 2.73, 2.74, 2.76]', async () => {
  const { user } = look(at('article', 1));
  await titled('Apa itu lead');
  expect(within(screen.getByRole('banner')).getByText('menulis-berita')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Materi' }));
  const tabs = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('tab')
      .map((tab) => /\w+/.exec(tab.textContent ?? '')?.[0]);
  expect(tabs()).toEqual(['Materi', 'Overview', 'Diskusi']);
  cleanup();

  look(at('article', 1), { status: 'review', statusApprove: 'draft' });
  await titled('Apa itu lead');
  await user.click(screen.getByRole('button', { name: 'Materi' }));
  expect(tabs()).toEqual(['Materi', 'Overview']);
});

test('Kembali leads to the catalog for a class in review, and to the edit page for a published one [2.75]', async () => {
  const back = async () => (await screen.findByRole('link', { name: 'Kembali' })).getAttribute('href');
  look(at('article', 4), { status: 'review', statusApprove: 'draft' });
  await titled('Penutup');
  expect(await back()).toBe('/creator/list-catalog');
  cleanup();

  look(at('article', 4));
  await titled('Penutup');
  expect(await back()).toMatch(/^\/creator\/create-class\/edit\/materi-4\?.*lessonId=/);
  cleanup();

  look(at('article', 4), { viewer: { isOnTeam: false, mayEdit: false } }, { ...learnerProfile, isOperator: true });
  await titled('Penutup');
  expect(await back()).toBe(`/operator/class/menulis-berita?lesson=${idOf(4)}`);
});

test('the last lesson of a viewer who passed everything shows Pesan Penyelesaian, if there is one [2.77]', async () => {
  const { user } = look(at('article', 4));
  await titled('Penutup');
  expect(screen.queryByRole('button', { name: 'Pesan Penyelesaian' })).toBeNull();
  await user.click((await bar()).getByRole('switch', { name: 'Semua materi selesai' }));
  expect(await screen.findByText('Kirim naskah pertamamu.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await user.click(screen.getByRole('button', { name: 'Pesan Penyelesaian' }));
  expect(await screen.findByText('Kirim naskah pertamamu.')).toBeTruthy();
  cleanup();

  look(at('article', 4, '&progress=100'), { completionMessage: null });
  await titled('Penutup');
  expect(screen.queryByRole('button', { name: 'Pesan Penyelesaian' })).toBeNull();
});

test('a preview that cannot be loaded shows the reason and goes one page back [8.19]', async () => {
  const { router, address } = look(at('article', 1));
  await titled('Apa itu lead');
  await router.navigate('/preview/program/article?name=kelas-orang-lain');
  await screen.findByText('Data tidak ditemukan');
  await waitFor(() => expect(address()).toBe(at('article', 1)));
  await titled('Apa itu lead');
});

test('every lesson is open and works as for a participant, but sends nothing to the server and stores nothing on the device', async () => {
  const opened = look(at('article', 1));
  await titled('Apa itu lead');
  await opened.user.click(await screen.findByRole('button', { name: 'Selesai, lanjut' }));
  await titled('Uji diri');
  expect(screen.getAllByText('25%').length).toBeGreaterThan(0);
  await opened.user.click(await screen.findByRole('button', { name: 'Mulai kuis' }));
  await opened.user.click(await screen.findByRole('radio', { name: /Benar/ }));
  await opened.user.click(screen.getAllByRole('button', { name: 'Kumpulkan jawaban' })[0]!);
  await opened.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Kumpulkan' }));
  await screen.findByText('Selamat, kamu lulus!');
  expect(opened.callsOf(preview.grade)).toMatchObject([{ body: { answers: { q1: ['ya'] } } }]);
  expect(screen.getAllByText('50%').length).toBeGreaterThan(0);
  await opened.router.navigate(at('quiz', 2, '&state=running'));
  await opened.user.click(await screen.findByRole('radio', { name: /Salah/ }));
  expect(Object.keys(localStorage)).toEqual(['session']);
});

const scenes = [
  [1, 'article', ['Baru dibuka', 'Sedang dipelajari', 'Selesai']],
  [
    2,
    'quiz',
    ['Baru dibuka', 'Sedang dikerjakan', 'Waktu hampir habis', 'Lulus', 'Belum lulus', 'Kesempatan habis', 'Terkunci'],
  ],
  [3, 'assignment', ['Baru dibuka', 'Draf', 'Sudah dikumpulkan', 'Diminta revisi', 'Lulus', 'Belum lulus', 'Terkunci']],
  [4, 'article', ['Baru dibuka', 'Sedang dipelajari', 'Selesai', 'Terkunci']],
] as const;

test.each(casesOfRun(scenes, 2))('lesson %i, %s, can be viewed in each of its states', async (number, type, labels) => {
  const { user } = look(at(type, number));
  await titled(outline[number - 1]!.title);
  const choice = async () => (await bar()).getByRole('combobox', { name: 'Lihat sebagai' });
  expect(
    within(await choice())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bebas mencoba', ...labels]);
  const signs: Record<string, RegExp> = {
    'Sedang dipelajari': /Belum selesai/,
    Selesai: /sudah kamu selesaikan/,
    Terkunci: /masih terkunci/,
    'Sedang dikerjakan': /Lead itu pembuka/,
    'Waktu hampir habis': /Lead itu pembuka/,
    Lulus: type === 'quiz' ? /kamu lulus!/ : /Tugasmu lulus/,
    'Belum lulus': /[Bb]elum lulus/,
    'Kesempatan habis': /Kesempatanmu sudah habis/,
    Draf: /contoh tulisan peserta/,
    'Sudah dikumpulkan': /Biasanya dinilai/,
    'Diminta revisi': /meminta revisi/,
  };
  for (const label of labels) {
    await user.selectOptions(await choice(), label);
    // The selector itself names every state.
    if (signs[label]) await screen.findAllByText(signs[label], { ignore: 'option' });
  }
});

test('passed work is offered for the portfolio as a participant sees it, and is not saved', async () => {
  const { user, callsOf } = look(at('assignment', 3, '&state=passed'));
  await user.click(await screen.findByRole('button', { name: 'Simpan ke portofolio' }));
  await screen.findByText('Ini tidak bisa dicoba di pratinjau');
  for (const call of [portfolio.mine, portfolio.create]) expect(callsOf(call)).toEqual([]);
});

test('a locked lesson shows a lock in the outline, and is open again elsewhere', async () => {
  const { user } = look(at('article', 4, '&state=locked'));
  await screen.findByRole('heading', { name: /masih terkunci/ });
  await user.click(screen.getByRole('link', { name: 'Lanjut belajar' }));
  await titled('Apa itu lead');
  await user.click(screen.getByRole('button', { name: 'Materi' }));
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: /Penutup/ })).toBeTruthy();
});

test('message and certificate have previews of their own, the certificate marked as a sample [2.23]', async () => {
  look('/preview/program/message?name=menulis-berita');
  await titled('Pesan Penyelesaian');
  expect(screen.getByText('Kirim naskah pertamamu.')).toBeTruthy();
  cleanup();
  look('/preview/program/certificate?name=menulis-berita');
  await screen.findByRole('img', { name: /Contoh sertifikat Nama Peserta \(contoh\)/ });
  expect(screen.getByText('Ini contoh.')).toBeTruthy();
});

test('the submission form has a preview [2.23]', async () => {
  look('/preview/program/task?name=menulis-berita');
  await titled('Tulis beritamu');
  expect(await screen.findByRole('textbox', { name: /Jawabanmu/ })).toBeTruthy();
});
