// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, learning, quiz, submission } from '@sinau/api-client';
import { createPlayhead } from '@sinau/classroom';
import type { ParticipantLessonOf, SessionDetail } from '@sinau/contracts/learning/learning.schemas';
import type { OwnSubmission, SubmissionVersion } from '@sinau/contracts/submission/submission.schemas';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import type { ClassAccess } from '../../features/class-access/class-access-context.ts';
import { idOf, programDetail, submissionOf } from '../../testing/fixtures.ts';
import { AssignmentPage } from './assignment-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const at = '2026-11-21T03:00:00.000Z';
const versionOf = (number: number, overrides: Partial<SubmissionVersion> = {}): SubmissionVersion => ({
  number,
  content: `Lead versi ${number}`,
  files: [],
  brief: { instruction: '<p>Tulis lead.</p>', rubric: [], minimumScore: 70 },
  submittedAt: at,
  isLate: false,
  grade: null,
  ...overrides,
});

/** A fake of the API of one assignment. */
function open(given: Partial<OwnSubmission> = {}, status: SessionDetail['status'] = 'started') {
  let state = submissionOf(given);
  const lesson: ParticipantLessonOf<'assignment'> = {
    id: idOf(1),
    classId: idOf(9),
    type: 'assignment',
    title: 'Tugas lead',
    durationSeconds: 1_800,
    content: { instruction: '<p>Tulis lead.</p>', rubric: [{ id: 'k1', title: 'Kejelasan', points: 40 }] },
    setting: {
      progressBar: true,
      completionType: 'minimum-score',
      minimumScore: 70,
      fileValidation: [{ type: 'pdf', text: 'PDF', isSelected: true }],
      maxAttempts: null,
      dueDays: null,
      allowLate: true,
      saveToArchive: false,
    },
    session: { id: idOf(51), participantId: idOf(700), status, beganAt: at, playback: null },
  };
  const outlined = {
    _id: idOf(1),
    id: idOf(1),
    type: 'assignment' as const,
    title: 'Tugas lead',
    slug: 'tugas-lead',
    isComplete: true,
    unfinishedQuestions: 0,
    setting: {},
    durationSeconds: 1_800,
    status,
    missing: { kind: 'review' as const, amount: 70 },
    sessionId: idOf(51),
    sessionStatus: status,
    beganAt: at,
  };
  const access: ClassAccess = {
    program: programDetail({
      participant: { id: idOf(700), progress: 0 },
      sections: [{ _id: idOf(30), id: idOf(30), title: 'Pembuka', lessons: [outlined] }],
    }),
    celebrate: vi.fn(),
    next: { kind: 'lesson', href: '/berikutnya' },
    openOutline: undefined,
    playhead: createPlayhead(),
  };
  const network = { refusal: null as ApiError | null };
  const app = openApp({
    routes: [
      {
        element: <Outlet context={access} />,
        children: [{ path: '/my-class/content/assignment', Component: AssignmentPage }],
      },
    ],
    path: `/my-class/content/assignment?name=menulis-berita&content=${idOf(1)}`,
    reducers: {},
    profile: learnerProfile,
    answers: [
      answer(learning.lesson, lesson),
      answer(learning.sessionDetail, (): SessionDetail => ({
        id: idOf(51),
        participantId: idOf(700),
        lesson: { id: idOf(1), type: 'assignment', title: 'Tugas lead' },
        status,
        startedAt: at,
        beganAt: at,
        passedAt: null,
        quiz: null,
        submission: state,
      })),
      answer(quiz.answer, ({ body }) => {
        if (network.refusal) throw network.refusal;
        state = { ...state, content: body.content ?? '', revision: body.revision };
        return {
          attemptId: null,
          revision: body.revision,
          isSaved: true,
          savedAt: at,
          deadlineAt: null,
          serverNow: at,
        };
      }),
      answer(quiz.submit, ({ body }) => {
        const number = state.versions.length + 1;
        state = {
          ...state,
          state: 'submitted',
          isWritable: false,
          revision: body?.revision ?? 0,
          versions: [...state.versions, versionOf(number, { content: body?.content ?? '' })],
          history: [{ id: idOf(80), kind: 'submitted', number, teacher: null, score: null, feedback: '', at }],
        };
        return { result: null, submission: state, session: { id: idOf(51), status: 'started' as const, progress: 0 } };
      }),
      answer(submission.withdraw, () => {
        state = { ...state, state: 'draft', isWritable: true, versions: [] };
        return state;
      }),
    ],
  });
  return { ...app, network };
}

test('an assignment says what it asks for, is written, handed in after a question, and taken back [2.11]', async () => {
  const { user, callsOf } = open();
  const brief = await screen.findByRole('region', { name: 'Petunjuk tugas' });
  expect(brief.textContent).toContain('Tulis lead.');
  expect(brief.textContent).toContain('Nilai minimal 70');
  expect(brief.textContent).toContain('Kejelasan40 poin');
  const handIn = screen.getByRole<HTMLButtonElement>('button', { name: 'Kumpulkan' });
  expect(handIn.disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: /Jawabanmu/ }), 'Pasar terbakar.');
  expect(await screen.findByText(/^Tersimpan/, {}, { timeout: 3_000 })).toBeTruthy();
  await user.click(handIn);
  const dialog = await screen.findByRole('alertdialog', { name: 'Kumpulkan tugas ini?' });
  expect(dialog.textContent).toContain('Tulisanmu (2 kata) dikirim ke pengajar');
  await user.click(within(dialog).getByRole('button', { name: 'Kumpulkan' }));
  expect(await screen.findByText('Menunggu dinilai.')).toBeTruthy();
  expect(callsOf(quiz.submit)).toMatchObject([{ body: { content: 'Pasar terbakar.', fileIds: [] } }]);
  expect(screen.queryByRole('textbox')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Tarik kembali' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Tarik kembali' }));
  expect(await screen.findByRole('textbox', { name: /Jawabanmu/ })).toBeTruthy();
});

test('what was typed before the session ended is there again', async () => {
  const first = open();
  first.network.refusal = new ApiError(0, 'network', 'Koneksi terputus');
  await first.user.type(await screen.findByRole('textbox', { name: /Jawabanmu/ }), 'Ditulis di kereta');
  expect(await screen.findByText(/tersimpan di perangkat ini/, {}, { timeout: 3_000 })).toBeTruthy();
  cleanup();
  // What the device keeps; opening the application in a test empties it.
  vi.spyOn(Storage.prototype, 'clear').mockImplementationOnce(() => undefined);
  open();
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Jawabanmu/ });
  expect(again.value).toBe('Ditulis di kereta');
});

test('a version that was returned shows the comment, and goes on from what was written', async () => {
  const grade = {
    outcome: 'needs-revision' as const,
    score: null,
    rubric: null,
    feedback: 'Sebut sumbernya.',
    gradedAt: at,
  };
  const { user } = open({
    id: idOf(90),
    state: 'needs-revision',
    revision: 5,
    content: 'Lead versi 2',
    versions: [versionOf(1), versionOf(2, { grade })],
  });
  expect(await screen.findByText('Perlu revisi.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Hasil penilaian' })).getByText('Sebut sumbernya.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Jawabanmu/ }).value).toBe('Lead versi 2');
  await user.click(screen.getByText('Versi 2'));
  await user.click(screen.getByRole('button', { name: 'Bandingkan dengan versi 1' }));
  expect(document.querySelector('ins')?.textContent).toBe('2');
  expect(document.querySelector('del')?.textContent).toBe('1');
});

test('a work that passed shows its score and leads on', async () => {
  const grade = { outcome: 'passed' as const, score: 85, rubric: { k1: 34 }, feedback: 'Kuat.', gradedAt: at };
  open({ id: idOf(90), state: 'passed', isWritable: false, versions: [versionOf(1, { grade })] }, 'passed');
  expect(await screen.findByText('Tugasmu lulus. Selamat!')).toBeTruthy();
  expect(screen.getAllByText('Nilai 85')).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Lanjut' }).getAttribute('href')).toBe('/berikutnya');
  expect(screen.queryByRole('button', { name: 'Tarik kembali' })).toBeNull();
});

test('what was written is shown as text, whatever it says', async () => {
  const attack = '<img src=x onerror=alert(1)>';
  const grade = { outcome: 'passed' as const, score: 85, rubric: null, feedback: attack, gradedAt: at };
  open(
    { id: idOf(90), state: 'passed', isWritable: false, versions: [versionOf(1, { content: attack, grade })] },
    'passed',
  );
  expect((await screen.findAllByText(attack)).length).toBeGreaterThanOrEqual(2);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
