import { expect, test } from 'vitest';
import {
  afterStep,
  approvalStates,
  incompleteLessons,
  isEditable,
  submissionChecklist,
  submissionProblems,
  unfinishedQuizzes,
  submitButton,
  type ApprovalState,
  type ApprovalStep,
  type SubmissionDraft,
} from './authoring.rules.ts';

test.each<[ApprovalStep, Partial<Record<ApprovalState, ApprovalState>>]>([
  ['submit', { draft: 'waiting', revision: 'waiting' }],
  ['withdraw', { waiting: 'draft' }],
  ['takeUp', { waiting: 'review' }],
  ['publish', { waiting: 'publish', review: 'publish' }],
  ['revise', { waiting: 'revision', review: 'revision' }],
])('step %s is possible in the states that allow it, and in no others', (step, open) => {
  const reached = Object.fromEntries(
    approvalStates.map((state) => [state, afterStep(state, step)]).filter(([, next]) => next !== null),
  );
  expect(reached).toEqual(open);
});

test('a class is locked only while it waits for a review or is under review', () => {
  expect(approvalStates.filter((state) => !isEditable(state))).toEqual(['waiting', 'review']);
});

test('the submit button shows the state of the class [4.1, 4.3, 4.4, 4.5, 4.6]', () => {
  expect(approvalStates.map((state) => [state, submitButton(state).label, submitButton(state).isEnabled])).toEqual([
    ['draft', 'Ajukan Kelas', true],
    ['waiting', 'Dalam review', false],
    ['review', 'Dalam review', false],
    ['publish', 'Diterbitkan', false],
    ['revision', 'Perbarui', true],
  ]);
});

const lesson = (id: string, isComplete: boolean, unfinishedQuestions = 0) => ({
  id,
  title: `Materi ${id}`,
  isComplete,
  unfinishedQuestions,
});
const complete: SubmissionDraft = {
  title: 'Menulis Lead',
  description: 'Belajar menulis pembuka berita.',
  thumbnail: '/covers/jurnalistik-1.svg',
  categoryId: 'x',
  salePrice: 0,
  sections: [{ lessons: [] }, { lessons: [lesson('a', true), lesson('b', true)] }],
};

test('a free class whose lessons are complete can be submitted', () => {
  expect(submissionProblems(complete)).toEqual({});
  expect(submissionChecklist(complete).every(({ isDone }) => isDone)).toBe(true);
});

test.each<[string, Partial<SubmissionDraft>]>([
  ['title', { title: '  abc  ' }],
  ['description', { description: ' '.repeat(30) }],
  ['thumbnail', { thumbnail: null }],
  ['categoryId', { categoryId: null }],
  ['salePrice', { salePrice: null }],
  ['sections', { sections: [] }],
  ['sections', { sections: [{ lessons: [lesson('a', false)] }] }],
  ['sections', { sections: [{ lessons: [lesson('a', true), lesson('b', false)] }] }],
])('a class that lacks its %s cannot be submitted, and shows why', (field, lack) => {
  const missing = submissionChecklist({ ...complete, ...lack }).filter(({ isDone }) => !isDone);
  expect(missing).toEqual([expect.objectContaining({ field, message: expect.stringMatching(/\S/) })]);
});

test('each lesson without content is named, in the order of the outline', () => {
  const sections = [{ lessons: [lesson('a', false), lesson('b', true)] }, { lessons: [lesson('c', false)] }];
  expect(incompleteLessons({ sections }).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(submissionProblems({ ...complete, sections })).toEqual({
    'lessons.a': 'Lengkapi materi “Materi a”',
    'lessons.c': 'Lengkapi materi “Materi c”',
  });
});

test('a quiz with unfinished questions does not count as complete, and does not prevent submitting', () => {
  const sections = [{ lessons: [lesson('a', true, 2), lesson('b', true)] }];
  expect(submissionChecklist({ ...complete, sections }).filter(({ isDone }) => !isDone)).toEqual([
    expect.objectContaining({ field: 'sections', message: 'Lengkapi semua soal kuis, atau hapus yang kosong' }),
  ]);
  expect(unfinishedQuizzes({ sections }).map(({ id }) => id)).toEqual(['a']);
  expect(submissionProblems({ ...complete, sections })).toEqual({});
});

test('a class that lacks one thing gets one message about it', () => {
  expect(submissionProblems({ ...complete, thumbnail: null })).toEqual({ thumbnail: 'Pilih gambar sampul' });
  expect(submissionProblems({ ...complete, sections: [] })).toEqual({ sections: 'Tambah minimal satu materi' });
});

test('a webinar gets the same messages in words of its own, and needs a description', () => {
  const webinar = { ...complete, kind: 'webinar' as const, about: '<p>Kita menulis bersama.</p>' };
  expect(submissionProblems(webinar)).toEqual({});
  expect(submissionProblems({ ...webinar, about: '<p> </p>', salePrice: null, sections: [] })).toEqual({
    about: 'Ceritakan tentang webinar ini',
    salePrice: 'Tambah minimal satu tiket reguler',
    sections: 'Tambah minimal satu sesi',
  });
  expect(submissionProblems({ ...webinar, sections: [{ lessons: [lesson('a', false)] }] })).toMatchObject({
    'lessons.a': 'Isi waktu mulai dan selesai sesi “Materi a”',
  });
});
