// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { comment, operator } from '@sinau/api-client';
import type { ReviewComment } from '@sinau/contracts/authoring/comment/comment.schemas';
import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { storedLesson } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { ClassPage } from './class-page.tsx';

afterEach(cleanup);

const me = { ...learnerProfile, isOperator: true };
const inspected = (overrides: Partial<ReviewedClassDetail> = {}): ReviewedClassDetail => ({
  id: 'c1',
  title: 'Menulis Lead',
  slug: 'menulis-lead',
  type: 'program',
  format: 'self-paced',
  thumbnail: '/covers/jurnalistik-1.svg',
  statusApprove: 'review',
  mitra: { name: 'Ruang Redaksi' },
  submittedAt: '2026-11-20T03:00:00.000Z',
  reviewer: { id: me.id, fullname: me.fullname },
  takenUpAt: '2026-11-21T03:00:00.000Z',
  suspendedAt: null,
  publishedAt: null,
  description: 'Belajar menulis pembuka berita.',
  requirements: '',
  about: '<p>Tentang lead.</p>',
  completionMessage: null,
  category: 'Jurnalistik',
  level: 'all',
  language: 'id',
  salePrice: 150_000,
  normalPrice: null,
  promotionEndsAt: null,
  participantCount: 3,
  archiveAt: null,
  createdBy: { id: 'u9', fullname: 'Maya', email: 'maya@contoh.id' },
  suspensionReason: null,
  allowsNewsWriting: false,
  sections: [
    {
      id: 's1',
      title: 'Pembuka',
      lessons: [
        {
          id: 'l1',
          type: 'quiz',
          title: 'Kuis lead',
          isComplete: true,
          unfinishedQuestions: 0,
          durationSeconds: 300,
          isRead: false,
        },
      ],
    },
  ],
  history: [],
  ...overrides,
});

const priceChange = {
  id: 'h1',
  part: 'sale' as const,
  ticketTitle: null,
  from: 150_000,
  to: 120_000,
  changedBy: 'Maya',
  changedAt: '2026-11-20T03:00:00.000Z',
};

function openClass(overrides: Partial<ReviewedClassDetail> = {}, path = '/operator/class/menulis-lead') {
  let current = inspected(overrides);
  let comments: ReviewComment[] = [];
  const { format: _, ...reviewed } = current;
  const become = (change: Partial<ReviewedClassDetail>) => (current = { ...current, ...change });
  return openPortal(
    { '/operator/class/:id': ClassPage },
    path,
    [
      answer(operator.classDetail, () => current),
      answer(operator.changes, null),
      answer(operator.bundles, {
        list: [{ ...reviewed, type: 'bundle', id: 'b1', title: 'Paket Penulis', slug: 'paket-penulis' }],
        total: 1,
        page: 0,
        perPage: 0,
      }),
      answer(operator.priceHistory, { list: [priceChange], total: 1, page: 1, perPage: 20 }),
      answer(operator.takeUp, () =>
        become({ statusApprove: 'review', reviewer: { id: me.id, fullname: me.fullname } }),
      ),
      answer(operator.release, () => become({ statusApprove: 'waiting', reviewer: null })),
      answer(operator.revise, () => become({ statusApprove: 'revision', reviewer: null })),
      answer(operator.readLesson, ({ body: { isRead } }) => {
        const sections = current.sections.map(({ lessons, ...section }) => ({
          ...section,
          lessons: lessons.map((lesson) => ({ ...lesson, isRead })),
        }));
        become({ sections });
        return null;
      }),
      answer(operator.setNewsWriting, ({ body }) => become({ allowsNewsWriting: body.isAllowed })),
      answer(operator.lesson, () =>
        storedLesson('quiz', 'l1', {
          title: 'Kuis lead',
          content: {
            instruction: '',
            questions: [
              {
                id: 'q1',
                type: 'single-choice',
                text: 'Apa itu lead?',
                points: 1,
                explanation: 'Paragraf pertama.',
                options: [
                  { id: 'a', text: 'Pembuka', isCorrect: true },
                  {
                    id: 'b',
                    text: 'Penutup',
                    isCorrect: false,
                    picture: { mediaId: '01990000-0000-7000-8000-000000000009', alt: 'Halaman terakhir' },
                  },
                ],
              },
              {
                id: 'q2',
                type: 'matching',
                text: 'Pasangkan.',
                points: 1,
                explanation: '',
                options: [{ id: 'c', text: 'Siapa', isCorrect: true, match: { id: 'd', text: 'Pelaku' } }],
              },
            ],
          },
        }),
      ),
      answer(comment.ofClass, () => ({ list: comments })),
      answer(comment.add, ({ body }) => {
        const added: ReviewComment = {
          id: 'n1',
          lesson: body.lessonId ? { id: body.lessonId, title: 'Kuis lead' } : null,
          by: { isOperator: true, fullname: me.fullname },
          content: body.content,
          createdAt: '2026-11-21T03:00:00.000Z',
          sentAt: null,
          fixedAt: null,
          replies: [],
        };
        comments = [added];
        return added;
      }),
    ],
    me,
  );
}

test('a quiz with unfinished questions says so to the deciding operator', async () => {
  const quiz = {
    id: 'l1',
    type: 'quiz',
    title: 'Kuis lead',
    isComplete: true,
    unfinishedQuestions: 2,
    durationSeconds: 0,
    isRead: false,
  } as const;
  openClass({ sections: [{ id: 's1', title: 'Pembuka', lessons: [quiz] }] });
  await screen.findByText('Kuis lead · 2 soal belum lengkap');
  const outline = within(screen.getByRole('navigation', { name: 'Materi kelas' }));
  outline.getByText('Kuis · tanpa durasi · 2 soal belum lengkap');
});

test('an unassigned class is claimed, and then decided on', async () => {
  const { user } = openClass({ statusApprove: 'waiting', reviewer: null, takenUpAt: null });
  await user.click(await screen.findByRole('button', { name: 'Mulai tinjau' }));
  await screen.findByRole('button', { name: 'Terbitkan' });
  screen.getByLabelText('Catatan untuk kelas ini');
});

test('stopping the sales of a class names the bundles that include it first', async () => {
  const { user, callsOf } = openClass({ statusApprove: 'publish', publishedAt: '2026-11-20T03:00:00.000Z' });
  await user.click(await screen.findByRole('button', { name: 'Hentikan penjualan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hentikan penjualan kelas ini?' }));
  const bundles = await dialog.findByText('1 bundling yang memuat kelas ini ikut berhenti dijual:');
  within(bundles.parentElement!).getByRole('link', { name: 'Paket Penulis' });
  const filter = { classId: 'c1', statusApprove: 'publish', isSuspended: false };
  expect(callsOf(operator.bundles)).toMatchObject([{ query: { filter } }]);
});

test("a colleague's class can be read and released, but not decided on", async () => {
  const { user, callsOf } = openClass({ reviewer: { id: 'lain', fullname: 'Ratih Anggraini' } });
  await screen.findByText(/sedang meninjau kelas ini/);
  expect(screen.queryByRole('button', { name: 'Terbitkan' })).toBeNull();
  expect(screen.queryByLabelText('Catatan untuk kelas ini')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Lepas ke antrean' }));
  expect(callsOf(operator.release)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Lepaskan' }));
  await screen.findByRole('button', { name: 'Mulai tinjau' });
});

test('returning a class asks for a reason that its makers can use', async () => {
  const { user, callsOf } = openClass();
  await user.click(await screen.findByRole('button', { name: 'Minta perbaikan' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Yang perlu diperbaiki'), 'Pendek');
  await user.click(dialog.getByRole('button', { name: 'Kirim ke mitra' }));
  expect(callsOf(operator.revise)).toEqual([]);
  await user.type(dialog.getByLabelText('Yang perlu diperbaiki'), ' sekali penjelasannya.');
  await user.click(dialog.getByRole('button', { name: 'Kirim ke mitra' }));
  await screen.findByText('Kelas dikembalikan ke mitra');
  expect(callsOf(operator.revise)).toEqual([
    { params: { id: 'c1' }, body: { reason: 'Pendek sekali penjelasannya.' } },
  ]);
});

test('the preview shows the class, or the lesson that is read, as participants will see it', async () => {
  openClass();
  const href = async () => (await screen.findByRole('link', { name: 'Pratinjau' })).getAttribute('href');
  expect(await href()).toBe('/preview/program?name=menulis-lead');
  cleanup();
  openClass({}, '/operator/class/menulis-lead?lesson=l1');
  expect(await href()).toMatch(/^\/preview\/program\/quiz\?name=menulis-lead&content=l1/);
});

test('a lesson is read with its answer keys, and a comment is pinned to it', async () => {
  const { user, callsOf } = openClass({}, '/operator/class/menulis-lead?lesson=l1');
  await screen.findByText('Apa itu lead?');
  expect(screen.getByText('Pembuka', { selector: 'li li span' }).textContent).toBe('Pembuka (jawaban benar)');
  screen.getByText('Gambar: Halaman terakhir (lihat di Pratinjau)');
  expect(screen.getByText('Siapa → Pelaku', { exact: false }).textContent).toBe('Siapa → Pelaku (jawaban benar)');
  await user.type(screen.getByLabelText('Catatan untuk materi ini'), 'Tambah satu soal lagi.');
  await user.click(screen.getByRole('button', { name: 'Tambah catatan' }));
  await screen.findByText('Belum dikirim');
  expect(callsOf(comment.add)).toEqual([
    { params: { id: 'c1' }, body: { content: 'Tambah satu soal lagi.', lessonId: 'l1' } },
  ]);
  expect(screen.getByRole('navigation', { name: 'Materi kelas' }).textContent).toContain('1 catatan');
});

test('a switch allows a class the assistant', async () => {
  const { user, callsOf } = openClass();
  await user.click(await screen.findByRole('switch', { name: 'AI-sisten' }));
  await screen.findByText('Izin AI-sisten disimpan');
  expect(callsOf(operator.setNewsWriting)).toEqual([{ params: { id: 'c1' }, body: { isAllowed: true } }]);
});

test('an assignment shows its rules and its grading criteria', async () => {
  openPortal(
    { '/operator/class/:id': ClassPage },
    '/operator/class/menulis-lead?lesson=l1',
    [
      answer(operator.classDetail, inspected()),
      answer(comment.ofClass, { list: [] }),
      answer(operator.lesson, () =>
        storedLesson('assignment', 'l1', {
          content: { instruction: '<p>Tulis satu lead.</p>', rubric: [{ id: 'k', title: 'Kejelasan', points: 10 }] },
        }),
      ),
    ],
    me,
  );
  await screen.findByText('Tulis satu lead.');
  expect(screen.getByText('Kejelasan')).toBeTruthy();
});

test('the history of price changes is loaded once it is opened', async () => {
  const { user, callsOf } = openClass();
  const title = await screen.findByText('Riwayat harga');
  expect(callsOf(operator.priceHistory)).toEqual([]);
  await user.click(title);
  await screen.findByText('Rp150.000 menjadi Rp120.000');
  expect(callsOf(operator.priceHistory)).toMatchObject([{ params: { id: 'c1' } }]);
});

test('the outline says how long each lesson takes and whether it is complete, and keeps what was read', async () => {
  const { user, callsOf } = openClass();
  const outline = within(await screen.findByRole('navigation', { name: 'Materi kelas' }));
  outline.getByText('Kuis · 5 menit · lengkap');
  outline.getByText('0 dari 1 materi sudah kamu baca');
  const tick = outline.getByRole<HTMLInputElement>('checkbox', { name: 'Dibaca Kuis lead' });
  await user.click(tick);
  expect(tick.checked).toBe(true);
  await outline.findByText('1 dari 1 materi sudah kamu baca');
  expect(callsOf(operator.readLesson)).toEqual([{ params: { id: 'c1', lessonId: 'l1' }, body: { isRead: true } }]);
});

test('a class that is not under review has nothing to tick', async () => {
  openClass({ statusApprove: 'publish' });
  await screen.findByRole('navigation', { name: 'Materi kelas' });
  expect(screen.queryByRole('checkbox', { name: /^Dibaca/ })).toBeNull();
});

test.each([
  ['review', false],
  ['admin', true],
] as const)('%s reads of the refunds of a class: %s', async (role, sees) => {
  openPortal(
    { '/operator/class/:id': ClassPage },
    '/operator/class/menulis-lead',
    [
      answer(operator.classDetail, inspected()),
      answer(operator.changes, null),
      answer(comment.ofClass, { list: [] }),
      answer(operator.bundles, { list: [], total: 0, page: 0, perPage: 0 }),
    ],
    { ...me, staffRoles: [role] },
  );
  await screen.findByRole('heading', { name: 'Informasi kelas' });
  expect(screen.queryByRole('link', { name: 'Pengembalian dana' }) !== null).toBe(sees);
});
