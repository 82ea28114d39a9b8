// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, learning, program } from '@sinau/api-client';
import type { LessonStatus } from '@sinau/contracts/lesson/lesson.schemas';
import type { ParticipantLesson } from '@sinau/contracts/learning/learning.schemas';
import { progressOf } from '@sinau/contracts/learning/learning.rules';
import type { OutlineLesson } from '@sinau/contracts/program/program.schemas';
import { layout } from '@sinau/shell';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { ArticlePage } from '../../pages/class-access/article-page.tsx';
import { ContentPage } from '../../pages/class-access/content-page.tsx';
import { idOf, programDetail } from '../../testing/fixtures.ts';
import { ClassAccessLayout } from './class-access-layout.tsx';

afterEach(cleanup);

const lessonOf = (number: number, status: LessonStatus): OutlineLesson => ({
  _id: idOf(number), id: idOf(number), type: 'article', title: `Materi ${number}`, slug: `materi-${number}`, isComplete: true,
  status, sessionId: idOf(number + 50), sessionStatus: status,
});

/** A class of two lessons that behaves as the API does: completing the first opens the second. */
function study(path: string, statuses: [LessonStatus, LessonStatus]) {
  const lessons = () => statuses.map((status, index) => lessonOf(index + 1, status));
  const progress = () => progressOf(statuses.filter((status) => status === 'passed').length, 2);
  return openApp({
    routes: [
      layout(ClassAccessLayout, [
        { path: '/my-class/content', Component: ContentPage },
        { path: '/my-class/content/article', Component: ArticlePage },
      ]),
      { path: '*', Component: () => null },
    ],
    path,
    reducers: {},
    profile: learnerProfile,
    answers: [
      answer(program.participantDetail, () =>
        programDetail({
          completionMessage: '<p>Kirim naskah pertamamu.</p>',
          participant: { id: idOf(700), progress: progress() },
          sections: [{ _id: idOf(30), id: idOf(30), title: 'Pembuka', lessons: lessons() }],
        }),
      ),
      answer(learning.lesson, ({ params }): ParticipantLesson => {
        const found = lessons().find(({ id }) => id === params.id)!;
        if (found.status === 'pending') throw new ApiError(409, 'lesson_locked', 'Selesaikan materi sebelumnya untuk membuka materi ini');
        return {
          id: found.id, classId: idOf(1), type: 'article', title: found.title, content: { html: '<p>Isi</p>' },
          setting: { progressBar: true, completionType: 'hit-button' }, session: { id: found.sessionId!, participantId: idOf(700), status: found.status! },
        };
      }),
      answer(learning.act, ({ params }) => {
        const index = params.sessionId === idOf(51) ? 0 : 1;
        statuses[index] = params.action === 'start' ? 'started' : 'passed';
        if (statuses[0] === 'passed' && statuses[1] === 'pending') statuses[1] = 'not-started';
        return { id: params.sessionId, status: statuses[index], progress: progress() };
      }),
    ],
  });
}

const entrance = '/my-class/content?name=menulis-berita';
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('the class opens where its learner stands, and opening a lesson begins it', async () => {
  const { callsOf, router } = study(entrance, ['passed', 'not-started']);
  await heading('Materi 2');
  expect(callsOf(learning.act)).toEqual([{ params: { participantId: idOf(700), sessionId: idOf(52), action: 'start' } }]);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    name: 'menulis-berita', content: idOf(2), section: idOf(30), title: 'Materi 2', lessonIndex: '1', sectionIndex: '0', participantId: idOf(700), type: 'program',
  });
});

test('finishing a lesson opens the next one, which N leads to and P leads back from', async () => {
  const { user } = study(entrance, ['not-started', 'pending']);
  await heading('Materi 1');
  expect(screen.getByRole('button', { name: 'Berikutnya' }).hasAttribute('disabled')).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Tandai selesai' }));
  await screen.findByRole('link', { name: 'Berikutnya' });
  await user.keyboard('n');
  await heading('Materi 2');
  await user.keyboard('p');
  await heading('Materi 1');
});

test('the last lesson done, the class is celebrated with the message of its makers', async () => {
  const { user } = study(entrance, ['passed', 'started']);
  await heading('Materi 2');
  await user.click(screen.getByRole('button', { name: 'Tandai selesai' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kelas selesai' });
  expect(dialog.textContent).toContain('Kirim naskah pertamamu.');

  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(screen.getByRole('dialog', { name: 'Kelas selesai' })).toBeTruthy();
});

test('an address of a locked lesson is met kindly', async () => {
  study(`/my-class/content/article?name=menulis-berita&content=${idOf(2)}`, ['started', 'pending']);
  await screen.findByRole('heading', { name: 'Materi ini masih terkunci' });
  expect(screen.getByRole('link', { name: 'Lanjut belajar' }).getAttribute('href')).toContain(`content=${idOf(1)}`);
});
