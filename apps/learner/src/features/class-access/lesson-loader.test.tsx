// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, learning } from '@sinau/api-client';
import { createPlayhead } from '@sinau/classroom';
import type { ParticipantLesson, ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { idOf, programDetail } from '../../testing/fixtures.ts';
import { outlineLesson, outlineOf } from '../../testing/lessons.ts';
import type { ClassAccess } from './class-access-context.ts';
import { LessonLoader } from './lesson-loader.tsx';

afterEach(cleanup);

const base = {
  id: idOf(1),
  classId: idOf(9),
  title: 'Materi 1',
  durationSeconds: 60,
  session: {
    id: idOf(51),
    participantId: idOf(700),
    status: 'not-started' as const,
    beganAt: null,
    playback: null,
  },
};
const article: ParticipantLessonOf<'article'> = {
  ...base,
  type: 'article',
  content: { html: '<p>Isi</p>' },
  setting: { progressBar: true, completionType: 'hit-button' },
};
const quiz: ParticipantLessonOf<'quiz'> = {
  ...base,
  type: 'quiz',
  content: { instruction: '', questionCount: 3 },
  setting: {
    progressBar: true,
    completionType: 'minimum-score',
    minimumScore: 70,
    randomize: [],
    finishing: [],
    timeLimit: null,
    maxAttempts: null,
  },
};

function open(page: ParticipantLesson['type'], lesson: () => ParticipantLesson) {
  const program = programDetail({
    participant: { id: idOf(700), progress: 0 },
    sections: outlineOf(outlineLesson(1)),
  });
  const at = (name: ParticipantLesson['type']) => ({
    path: `/my-class/content/${name}`,
    Component: () => <LessonLoader type={name}>{({ title }) => <h2>{`${title} (${name})`}</h2>}</LessonLoader>,
  });
  return openApp({
    routes: [
      {
        element: (
          <Outlet
            context={
              {
                program,
                celebrate: vi.fn(),
                next: { kind: 'none' },
                openOutline: undefined,
                playhead: createPlayhead(),
              } satisfies ClassAccess
            }
          />
        ),
        children: [at('article'), at('quiz')],
      },
      { path: '*', Component: () => <p>Kelas</p> },
    ],
    path: `/my-class/content/${page}?name=menulis-berita&content=${idOf(1)}`,
    reducers: {},
    profile: learnerProfile,
    answers: [answer(learning.lesson, lesson), answer(learning.act, { id: idOf(51), status: 'started', progress: 0 })],
  });
}

test('opening a lesson starts it', async () => {
  const { callsOf } = open('article', () => article);
  await screen.findByRole('heading', { name: 'Materi 1 (article)' });
  expect(callsOf(learning.act)).toEqual([
    { params: { participantId: idOf(700), sessionId: idOf(51), action: 'start' } },
  ]);
});

test('opening a quiz does not start it', async () => {
  const { callsOf } = open('quiz', () => quiz);
  await screen.findByRole('heading', { name: 'Materi 1 (quiz)' });
  expect(callsOf(learning.act)).toEqual([]);
});

test('a lesson of another type redirects to the page of its type', async () => {
  const { address } = open('quiz', () => article);
  await screen.findByRole('heading', { name: 'Materi 1 (article)' });
  expect(address()).toContain(`/my-class/content/article?name=menulis-berita&content=${idOf(1)}`);
});

test.each<[string, ApiError, string | RegExp]>([
  ['locked', new ApiError(409, 'lesson_locked', 'Selesaikan materi sebelumnya'), 'Materi ini masih terkunci'],
  ['unknown', new ApiError(404, 'not_found', 'Tidak ditemukan'), /^Kami tidak dapat menemukan halaman/],
  ['out of reach', new ApiError(500, 'internal', 'Ada gangguan'), 'Gagal memuat materi'],
])('a lesson that is %s shows this state', async (_, error, heading) => {
  open('article', () => {
    throw error;
  });
  await screen.findByRole('heading', { name: heading });
});
