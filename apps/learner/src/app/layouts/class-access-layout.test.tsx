// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, catalog, certificate, cloth, discussion, learning, program, review } from '@sinau/api-client';
import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { progressOf } from '@sinau/contracts/study/learning/learning.rules';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { layout } from '@sinau/shell';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { ArticlePage } from '../../lesson-kinds/article/article-page.tsx';
import { CertificatePage } from '../../pages/class-access/certificate-page.tsx';
import { ContentPage } from '../../pages/class-access/content-page.tsx';
import { catalogOf, certificateOf, idOf, listOf, programDetail, questionOf, reviewOf } from '../../testing/fixtures.ts';
import { outlineLesson, outlineOf } from '../../testing/lessons.ts';
import { ClassAccessLayout } from './class-access-layout.tsx';

afterEach(cleanup);

const lessonOf = (number: number, status: LessonStatus, beganAt: string | null) =>
  outlineLesson(number, {
    status,
    missing: status === 'passed' ? null : { kind: 'button', amount: 0 },
    sessionId: idOf(number + 50),
    sessionStatus: status,
    beganAt,
  });

/** Opens a class of two lessons that behaves as the API does: completing the first opens the second. */
function study(
  path: string,
  statuses: [LessonStatus, LessonStatus],
  completionMessage: string | null = '<p>Kirim naskah pertamamu.</p>',
  questions = [questionOf(80)],
  sections?: Program['sections'],
) {
  const moment = '2026-11-21T03:00:00.000Z';
  const begun = statuses.map((status) => (status === 'passed' || status === 'not-passed' ? moment : null));
  const lessons = () => statuses.map((status, index) => lessonOf(index + 1, status, begun[index]!));
  const progress = () => progressOf(statuses.filter((status) => status === 'passed').length, 2);
  return openApp({
    routes: [
      layout(ClassAccessLayout, [
        { path: '/my-class/content', Component: ContentPage },
        { path: '/my-class/content/article', Component: ArticlePage },
        { path: '/my-class/content/certificate', Component: CertificatePage },
        { path: '/my-class/content/quiz', Component: () => null },
      ]),
      { path: '*', Component: () => null },
    ],
    path,
    reducers: {},
    profile: learnerProfile,
    answers: [
      answer(certificate.mine, () => listOf(progress() === 100 ? [certificateOf()] : [])),
      answer(cloth.mine, {
        threads: [{ id: idOf(600), thread: 'jurnalistik-base', title: 'Menulis Berita', topic: null, isHidden: false }],
      }),
      answer(certificate.download, {
        address: '/api/certificate/file/token/sertifikat-menulis-berita.pdf',
        certificate: certificateOf({ downloadCount: 1 }),
      }),
      answer(catalog.list, catalogOf([])),
      answer(review.mine, { progress: 100, review: null, mayReview: true, takenDown: null }),
      answer(review.create, ({ body }) => reviewOf(1, { rating: body.rating })),
      answer(discussion.list, listOf(questions)),
      answer(discussion.remove, null),
      answer(discussion.create, ({ body }) =>
        questionOf(81, { content: body.content, lesson: body.lesson, isMine: true }),
      ),
      answer(discussion.like, ({ params }) => ({ id: params.id, isLiked: true, totalLike: 1 })),
      answer(program.participantDetail, () =>
        programDetail({
          completionMessage,
          participant: { id: idOf(700), progress: progress() },
          sections: sections ?? outlineOf(...lessons()),
        }),
      ),
      answer(learning.lesson, ({ params }): ParticipantLesson => {
        const found = lessons().find(({ id }) => id === params.id)!;
        if (found.status === 'pending')
          throw new ApiError(409, 'lesson_locked', 'Selesaikan materi sebelumnya untuk membuka materi ini');
        return {
          id: found.id,
          classId: idOf(1),
          type: 'article',
          title: found.title,
          durationSeconds: 60,
          content: { html: '<p>Isi</p>' },
          setting: { progressBar: true, completionType: 'hit-button' },
          session: {
            id: found.sessionId!,
            participantId: idOf(700),
            status: found.status!,
            beganAt: found.beganAt,
            playback: null,
          },
        };
      }),
      answer(learning.act, ({ params }) => {
        const index = params.sessionId === idOf(51) ? 0 : 1;
        if (statuses[index] !== 'passed') statuses[index] = params.action === 'start' ? 'started' : 'passed';
        begun[index] ??= moment;
        if (statuses[0] === 'passed' && statuses[1] === 'pending') statuses[1] = 'started';
        return { id: params.sessionId, status: statuses[index], progress: progress() };
      }),
    ],
  });
}

const entrance = '/my-class/content?name=menulis-berita';
const resuming = `${entrance}&resume=true`;
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('the class opens at its first lesson, whatever its participant has finished [2.10]', async () => {
  study(entrance, ['passed', 'started']);
  await heading('Materi 1');
});

test('continuing a class opens the lesson where its participant stopped, and opening a lesson starts it [2.12]', async () => {
  const { callsOf, router } = study(resuming, ['passed', 'started']);
  await heading('Materi 2');
  expect(callsOf(learning.act)).toEqual([
    { params: { participantId: idOf(700), sessionId: idOf(52), action: 'start' } },
  ]);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    name: 'menulis-berita',
    content: idOf(2),
    section: idOf(30),
    title: 'Materi 2',
    lessonIndex: '1',
    sectionIndex: '0',
    participantId: idOf(700),
    type: 'program',
  });
});

test('one press finishes a lesson and opens the next one; the keys N and P move between them', async () => {
  const { user } = study(entrance, ['not-started', 'pending']);
  await heading('Materi 1');
  expect(screen.getByRole('button', { name: 'Berikutnya' }).hasAttribute('disabled')).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Selesai, lanjut' }));
  await heading('Materi 2');
  await user.keyboard('p');
  await heading('Materi 1');
  const done = screen.getAllByText('Materi ini sudah kamu selesaikan.');
  expect(done.map(({ parentElement }) => parentElement!.textContent)).toEqual([
    'Materi ini sudah kamu selesaikan. Lanjut: Materi 2',
  ]);
  await user.keyboard('n');
  await heading('Materi 2');
});

test('the key ? lists all keys, and those of a single letter can be turned off', async () => {
  const { user } = study(entrance, ['passed', 'started']);
  await heading('Materi 1');
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Tombol pintas' }));
  expect(dialog.getByText('Materi berikutnya')).toBeDefined();
  await user.click(dialog.getByRole('switch', { name: 'Tombol satu huruf dan angka' }));
  await user.click(dialog.getByRole('button', { name: 'Tutup' }));
  await user.keyboard('n');
  await user.keyboard('?');
  expect(screen.queryByRole('dialog', { name: 'Tombol pintas' })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Materi 1' })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Tombol pintas' }));
  await user.click(await screen.findByRole('switch', { name: 'Tombol satu huruf dan angka' }));
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await user.keyboard('n');
  await heading('Materi 2');
});

test("finishing the last lesson shows the partner's message [2.70]", async () => {
  const { user, callsOf } = study(resuming, ['passed', 'started']);
  await heading('Materi 2');
  await user.click(screen.getByRole('button', { name: 'Tandai selesai' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kelas selesai' });
  expect(dialog.textContent).toContain('Selamat, Sekar! Kamu menuntaskan Menulis Berita.');
  expect(dialog.textContent!.match(/Selamat/g)).toHaveLength(1);
  expect(dialog.textContent).toContain('Kirim naskah pertamamu.');
  expect(await within(dialog).findByRole('img', { name: /^Sertifikat Sekar Ayu/ })).toBeTruthy();
  const linkedIn = within(dialog).getByRole('link', { name: 'Tambah ke LinkedIn' });
  expect(linkedIn.getAttribute('href')).toContain('certId=7K3M-9QXA-2BTD-W');
  await user.click(await within(dialog).findByRole('radio', { name: /^5 bintang/ }));
  expect(callsOf(review.create)).toMatchObject([{ body: { rating: 5, content: '' } }]);

  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(await screen.findByRole('dialog', { name: 'Kelas selesai' })).toBeTruthy();
});

test('the page of a locked lesson names the lesson that must be finished first', async () => {
  study(`/my-class/content/article?name=menulis-berita&content=${idOf(2)}`, ['started', 'pending']);
  await screen.findByRole('heading', { name: 'Materi ini masih terkunci' });
  expect(screen.getByRole('link', { name: 'Lanjut belajar' }).getAttribute('href')).toContain(`content=${idOf(1)}`);
});

test('the certificate can be downloaded from the bar at 100 %, not before [2.69, 4.25, 6.3, 9.14]', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.getAttribute('href')).toBe('/api/certificate/file/token/sertifikat-menulis-berita.pdf');
    expect(this.hasAttribute('download')).toBe(true);
  });
  const { user, callsOf } = study(resuming, ['passed', 'started']);
  await heading('Materi 2');
  expect(
    screen.getAllByRole('button', { name: 'Unduh Sertifikat' }).every((button) => button.hasAttribute('disabled')),
  ).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Tandai selesai' }));
  await user.click(await screen.findByRole('button', { name: 'Tutup' }));
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Unduh Sertifikat' })[0]!.hasAttribute('disabled')).toBe(false),
  );
  await user.click(screen.getAllByRole('button', { name: 'Unduh Sertifikat' })[0]!);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(callsOf(certificate.download)).toEqual([{ params: { id: idOf(600) } }]);
  saved.mockRestore();
});

test('at the end the message leads to the certificate, at an address that names the class [2.14, 4.29]', async () => {
  const { user, address } = study(`/my-class/content/article?name=menulis-berita&content=${idOf(2)}`, [
    'passed',
    'passed',
  ]);
  await heading('Materi 2');
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kelas selesai' }));
  await user.click(dialog.getByRole('link', { name: 'Lihat sertifikat' }));

  await heading('Sertifikatmu');
  const [path, query] = address().split('?');
  expect(path).toBe('/my-class/content/certificate');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    id: idOf(1),
    name: 'menulis-berita',
    content: idOf(2),
    type: 'program',
  });
  expect(await screen.findByRole('img', { name: 'Sertifikat Sekar Ayu untuk kelas Menulis Berita' })).toBeTruthy();
  expect(screen.getByText('7K3M-9QXA-2BTD-W')).toBeTruthy();
  expect(screen.getAllByText('21 Nov 2026')).toHaveLength(2);
  expect(screen.queryByRole('navigation', { name: 'Pindah materi' })).toBeNull();
});

test('without a message the last lesson leads straight to the certificate [4.30]', async () => {
  const { user } = study(
    `/my-class/content/article?name=menulis-berita&content=${idOf(2)}`,
    ['passed', 'passed'],
    null,
  );
  await heading('Materi 2');
  await user.click(screen.getByRole('link', { name: 'Berikutnya' }));
  await heading('Sertifikatmu');
});

test('before 100 % the certificate page lists what is missing', async () => {
  study('/my-class/content/certificate?name=menulis-berita', ['passed', 'started']);
  await screen.findByRole('heading', { name: 'Sertifikat terbit setelah semua materi selesai' });
  expect(screen.getByText('Kamu sudah menyelesaikan 1 dari 2 materi.')).toBeTruthy();
});

test('the tab Diskusi shows its number of questions, and takes questions and likes [2.71]', async () => {
  const { user, callsOf } = study(entrance, ['started', 'pending']);
  await heading('Materi 1');
  await user.click(screen.getByRole('button', { name: 'Materi' }));
  await user.click(await screen.findByRole('tab', { name: 'Diskusi 1' }));
  expect(await screen.findByText('Pertanyaan 80')).toBeTruthy();

  await user.type(screen.getByRole('textbox', { name: 'Tulis pertanyaan tentang materi ini' }), 'Apa itu lead?{Enter}');
  expect(await screen.findByText('Apa itu lead?')).toBeTruthy();
  expect(callsOf(discussion.create)).toEqual([
    { body: { parent: '', lesson: idOf(1), content: 'Apa itu lead?', atSecond: null } },
  ]);
  expect(screen.getByRole('tab', { name: 'Diskusi 2' })).toBeTruthy();

  await user.click(screen.getAllByRole('button', { name: 'Suka' })[1]!);
  expect(await screen.findByRole('button', { name: 'Suka 1', pressed: true })).toBeTruthy();
});

test('the number of questions drops when the last reply of a deleted question is deleted', async () => {
  const { replies: _, ...mine } = questionOf(81, { parent: idOf(80), isMine: true, content: 'Balasan' });
  const { user } = study(entrance, ['started', 'pending'], null, [
    questionOf(80, { content: '', createdBy: null, isDeleted: true, totalReply: 1, replies: [mine] }),
  ]);
  await heading('Materi 1');
  await user.click(screen.getByRole('button', { name: 'Materi' }));
  await user.click(await screen.findByRole('tab', { name: 'Diskusi 1' }));
  await user.click(await screen.findByRole('button', { name: 'Tindakan untuk balasanmu' }));
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  await user.click(screen.getByRole('button', { name: 'Hapus balasan' }));
  await screen.findByText('Belum ada pertanyaan');
  expect(screen.getByRole('tab', { name: 'Diskusi 0' })).toBeTruthy();
});

test('the discussion of a locked lesson is not requested', async () => {
  const { callsOf } = study(`/my-class/content/article?name=menulis-berita&content=${idOf(2)}`, ['started', 'pending']);
  await screen.findByRole('heading', { name: 'Materi ini masih terkunci' });
  expect(callsOf(discussion.list)).toEqual([]);
});

test('a class has a drawer with lessons, overview and discussion, and a bar with its progress [2.32, 2.67, 2.68]', async () => {
  const { user } = study(entrance, ['passed', 'started']);
  await heading('Materi 1');
  await user.click(screen.getByRole('button', { name: 'Materi' }));
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent?.replace(/\d+$/, '').trim())).toEqual([
    'Materi',
    'Overview',
    'Diskusi',
    'Catatan',
  ]);
  const [bar] = screen.getAllByRole('progressbar');
  expect(bar!.getAttribute('aria-valuenow')).toBe('50');
  expect(screen.getAllByText('50%').length).toBeGreaterThan(0);
});

test('a quiz, an assignment and the certificate have no bottom bar [4.31, 4.33]', async () => {
  const { router } = study(`/my-class/content/quiz?name=menulis-berita&content=${idOf(1)}`, ['started', 'pending']);
  await screen.findAllByText('Menulis Berita');
  const nav = () => screen.queryByRole('navigation', { name: 'Pindah materi' });
  expect(nav()).toBeNull();
  await router.navigate(`/my-class/content/assignment?name=menulis-berita&content=${idOf(1)}`);
  expect(nav()).toBeNull();
  await router.navigate(`/my-class/content/certificate?name=menulis-berita&content=${idOf(1)}`);
  await screen.findByRole('heading', { name: 'Sertifikat terbit setelah semua materi selesai' });
  expect(nav()).toBeNull();
  await router.navigate(`/my-class/content/article?name=menulis-berita&content=${idOf(1)}`);
  await heading('Materi 1');
  expect(nav()).not.toBeNull();
});

test('a class without lessons has no bottom bar [4.32]', async () => {
  study(entrance, ['not-started', 'pending'], null, [], []);
  await screen.findByRole('heading', { name: 'Kelas ini belum punya materi' });
  expect(screen.queryByRole('navigation', { name: 'Pindah materi' })).toBeNull();
});
