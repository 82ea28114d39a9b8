import { expect, test } from 'vitest';
import {
  afterStep,
  approvalStates,
  isEditable,
  submissionChecklist,
  submitButton,
  type ApprovalState,
  type ApprovalStep,
  type SubmissionDraft,
} from './authoring.rules.ts';

test.each<[ApprovalStep, Partial<Record<ApprovalState, ApprovalState>>]>([
  ['submit', { draft: 'waiting', revision: 'waiting' }],
  ['takeUp', { waiting: 'review' }],
  ['publish', { waiting: 'publish', review: 'publish' }],
  ['revise', { waiting: 'revision', review: 'revision' }],
])('%s leads on from the states that allow it, and from no other', (step, open) => {
  const reached = Object.fromEntries(
    approvalStates.map((state) => [state, afterStep(state, step)]).filter(([, next]) => next !== null),
  );
  expect(reached).toEqual(open);
});

test('a class stands still only while an operator has it', () => {
  expect(approvalStates.filter((state) => !isEditable(state))).toEqual(['waiting', 'review']);
});

test('the submit button says where the class stands', () => {
  expect(approvalStates.map((state) => [state, submitButton(state).label, submitButton(state).isEnabled])).toEqual([
    ['draft', 'Ajukan Kelas', true],
    ['waiting', 'Dalam review', false],
    ['review', 'Dalam review', false],
    ['publish', 'Diterbitkan', false],
    ['revision', 'Perbarui', true],
  ]);
});

const complete: SubmissionDraft = {
  title: 'Menulis Lead',
  description: 'Belajar menulis pembuka berita.',
  thumbnail: '/covers/jurnalistik-1.svg',
  categoryId: 'x',
  salePrice: 0,
  sections: [{ lessons: [] }, { lessons: [{ isComplete: false }, { isComplete: true }] }],
};

test('a free class with one complete lesson somewhere can be submitted', () => {
  expect(submissionChecklist(complete).every(({ isDone }) => isDone)).toBe(true);
});

test.each<[string, Partial<SubmissionDraft>]>([
  ['title', { title: '  abc  ' }],
  ['description', { description: ' '.repeat(30) }],
  ['thumbnail', { thumbnail: null }],
  ['categoryId', { categoryId: null }],
  ['salePrice', { salePrice: null }],
  ['sections', { sections: [] }],
  ['sections', { sections: [{ lessons: [{ isComplete: false }] }] }],
])('a class that lacks its %s cannot, and is told so', (field, lack) => {
  const missing = submissionChecklist({ ...complete, ...lack }).filter(({ isDone }) => !isDone);
  expect(missing).toEqual([expect.objectContaining({ field, message: expect.stringMatching(/\S/) })]);
});
