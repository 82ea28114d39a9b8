import { expect, test } from 'vitest';
import { isWritable, kindsTaken, outcomeProblem, rubricScore, submissionStates } from './submission.rules.ts';

test('a submission is writable before it is submitted, once it is returned, and again while attempts are left', () => {
  const writable = (left: number | null) => submissionStates.filter((state) => isWritable(state, left));
  expect(writable(null)).toEqual(['draft', 'needs-revision', 'not-passed']);
  expect(writable(1)).toEqual(['draft', 'needs-revision', 'not-passed']);
  expect(writable(0)).toEqual(['draft', 'needs-revision']);
});

const rubric = [
  { id: 'a', points: 2 },
  { id: 'b', points: 1 },
];
test.each([
  [{ a: 2, b: 1 }, 100],
  [{ a: 2, b: 0 }, 66],
  [{ a: 0, b: 0 }, 0],
  [{ a: 2 }, null],
  [{ a: 3, b: 1 }, null],
])('the points %o are %s per cent', (given, score) => {
  expect(rubricScore(rubric, given)).toBe(score);
});

test('a rubric without criteria gives no score', () => {
  expect(rubricScore([], {})).toBeNull();
});

test.each([
  [70, 'passed', 70, null],
  [70, 'passed', 69, 'Nilai lulus paling rendah 70'],
  [70, 'passed', null, 'Beri nilai dulu'],
  [70, 'not-passed', 69, null],
  [70, 'not-passed', 70, 'Nilai ini sudah mencapai minimum 70'],
  [70, 'needs-revision', null, null],
  [null, 'passed', null, null],
  [null, 'not-passed', 100, null],
] as const)('minimum %s, outcome %s at score %s: %s', (minimumScore, outcome, score, problem) => {
  expect(outcomeProblem({ minimumScore }, outcome, score)).toBe(problem);
});

test('the checkboxes of an assignment are kinds of files [3.20]', () => {
  expect(
    kindsTaken([
      { type: 'pdf', isSelected: true },
      { type: 'docs', isSelected: true },
      { type: 'img', isSelected: false },
    ]),
  ).toEqual(['pdf', 'document']);
});
