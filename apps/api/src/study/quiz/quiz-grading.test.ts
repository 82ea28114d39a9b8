import { quizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import { maxShortAnswer } from '@sinau/contracts/study/question/question.rules';
import { describe, expect, test } from 'vitest';
import { essay, mixed, question } from '../../testing/quizzes.ts';
import { AppError } from '../../platform/app-error.ts';
import { sumOf } from '../attempt/index.ts';
import {
  checkAnswers,
  drawQuestions,
  earnedOf,
  essaysOf,
  hasStored,
  maxPointsOf,
  mergeAnswers,
} from './quiz-grading.ts';

const pointsOf = (...graded: Parameters<typeof earnedOf>) => sumOf(earnedOf(...graded));

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('the questions of an attempt', () => {
  const questions = Array.from({ length: 20 }, (_, index) => question(`q${index}`, { options: 6 }));

  test('are the finished ones, in their order', () => {
    const asked = drawQuestions([...questions, { ...question('lagi'), text: '' }], { randomize: [] });
    expect(asked).toEqual(questions);
  });

  test('are shuffled if the setting says so, and none is lost', () => {
    const byQuestion = drawQuestions(questions, quizSetting.parse({ randomize: mixed('question') }));
    expect(idsOf(byQuestion)).not.toEqual(idsOf(questions));
    expect(byQuestion.toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))).toEqual(questions);

    const byAnswer = drawQuestions(questions, quizSetting.parse({ randomize: mixed('answer') }));
    expect(idsOf(byAnswer)).toEqual(idsOf(questions));
    expect(byAnswer.map(({ options }) => idsOf(options))).not.toEqual(questions.map(({ options }) => idsOf(options)));
    expect(byAnswer.map(({ options }) => idsOf(options).toSorted())).toEqual(
      questions.map(({ options }) => idsOf(options)),
    );
  });

  test('are equally likely in every position', () => {
    const [first, second, third] = questions;
    const setting = quizSetting.parse({ randomize: mixed('question') });
    const orders = Array.from({ length: 3_000 }, () => idsOf(drawQuestions([first!, second!, third!], setting)).join());
    const counts = Object.values(Object.groupBy(orders, (order) => order)).map((same) => same!.length);
    expect(counts).toHaveLength(6);
    expect(Math.min(...counts)).toBeGreaterThan(400);
  });

  test('keep "Benar" before "Salah"', () => {
    const statement = Array.from({ length: 20 }, (_, index) => question(`q${index}`, { type: 'true-false' }));
    expect(drawQuestions(statement, quizSetting.parse({ randomize: mixed('answer') }))).toEqual(statement);
  });
});

test.each([
  ['the right option', { q1: ['q1-a'] }, 2],
  ['a wrong one', { q1: ['q1-b'] }, 0],
  ['nothing', {}, 0],
  ['all right ones in any order', { q2: ['q2-b', 'q2-a'] }, 3],
  ['some of the right ones', { q2: ['q2-a'] }, 0],
  ['the right ones and another', { q2: ['q2-a', 'q2-b', 'q2-c'] }, 0],
  ['everything', { q1: ['q1-a'], q2: ['q2-a', 'q2-b'] }, 5],
])('%s earns all points of a question or none', (_, answers, points) => {
  const questions = [question('q1', { points: 2 }), question('q2', { type: 'multiple-choice', points: 3 })];
  expect(pointsOf(questions, answers)).toBe(points);
  expect(maxPointsOf(questions)).toBe(5);
});

test('a question whose id is a property of every object is graded like the others', () => {
  expect(pointsOf([question('constructor')], {})).toBe(0);
  expect(pointsOf([question('constructor')], { constructor: ['constructor-a'] })).toBe(1);
});

test('a save replaces the answers that it names, and removes those that are empty', () => {
  const kept = mergeAnswers({ q1: ['a'], q2: ['b'], q3: ['c'] }, { q2: ['d', 'e'], q3: [] });
  expect(kept).toEqual({ q1: ['a'], q2: ['d', 'e'] });
  expect(hasStored(kept, { q2: ['e', 'd'], q3: [] })).toBe(true);
  expect(hasStored(kept, { q1: ['b'] })).toBe(false);
});

test('a distractor can be chosen for a pair, and nothing can be matched to it', () => {
  const pairs = question('p', { type: 'matching' });
  const asked = [{ ...pairs, options: pairs.options.map((one, index) => (index === 3 ? { ...one, text: '' } : one)) }];
  expect(() => checkAnswers(asked, { p: ['p-a:p-gm'] })).not.toThrow();
  expect(() => checkAnswers(asked, { p: ['p-d:p-gm'] })).toThrow(AppError);
});

describe('sent answers', () => {
  const asked = [
    question('s'),
    question('m', { type: 'multiple-choice' }),
    question('t', { type: 'short-answer' }),
    question('p', { type: 'matching' }),
    essay('e'),
  ];
  const problemsOf = (answers: Record<string, string[]>) => {
    try {
      checkAnswers(asked, answers);
      return null;
    } catch (error) {
      return (error as AppError).fields;
    }
  };

  test.each([
    [{}, null],
    [{ s: ['s-a'], m: ['m-a', 'm-b'], t: ['apa'], p: ['p-a:p-jm', 'p-b:p-jm'], e: ['x'.repeat(5_000)] }, null],
    [{ s: [], m: [], t: [], p: [], e: [] }, null],
    [{ x: ['s-a'] }, { 'answers.x': 'Soal ini tidak ada di kuis yang kamu kerjakan' }],
    [{ s: ['m-a'] }, { 'answers.s': 'Pilihan ini tidak ada di soalnya' }],
    [{ m: ['m-a', 'z'] }, { 'answers.m': 'Pilihan ini tidak ada di soalnya' }],
    [{ s: ['s-a', 's-b'] }, { 'answers.s': 'Pilih satu jawaban saja' }],
    [{ t: ['a', 'b'] }, { 'answers.t': 'Tulis satu jawaban saja' }],
    [{ e: ['a', 'b'] }, { 'answers.e': 'Tulis satu jawaban saja' }],
    [{ t: ['x'.repeat(maxShortAnswer)] }, null],
    [{ t: ['x'.repeat(maxShortAnswer + 1)] }, { 'answers.t': `Paling panjang ${maxShortAnswer} karakter` }],
    [{ p: ['p-a'] }, { 'answers.p': 'Pasangan ini tidak ada di soalnya' }],
    [{ p: ['p-a:p-jm:p-im'] }, { 'answers.p': 'Pasangan ini tidak ada di soalnya' }],
    [{ p: ['p-a:p-a'] }, { 'answers.p': 'Pasangan ini tidak ada di soalnya' }],
    [{ p: ['z:p-jm', 'p-a:p-jm'] }, { 'answers.p': 'Pasangan ini tidak ada di soalnya' }],
    [{ p: ['p-a:p-jm', 'p-a:p-im'] }, { 'answers.p': 'Satu bagian dipasangkan dua kali' }],
    [
      { s: ['z'], x: [], t: ['t'] },
      { 'answers.s': 'Pilihan ini tidak ada di soalnya', 'answers.x': 'Soal ini tidak ada di kuis yang kamu kerjakan' },
    ],
  ])('%j have the problems %j', (answers, problems) => {
    expect(problemsOf(answers as Record<string, string[]>)).toEqual(problems);
  });

  test('are compared with the stored ones, question by question', () => {
    expect(hasStored({ s: ['s-a'], m: ['m-a', 'm-b'] }, { m: ['m-b', 'm-a'] })).toBe(true);
    expect(hasStored({ s: ['s-a'] }, { s: ['s-a'], t: [] })).toBe(true);
    expect(hasStored({ s: ['s-a'] }, { s: ['s-a'], t: ['apa'] })).toBe(false);
    expect(hasStored({ s: ['s-a'] }, { s: ['s-b'] })).toBe(false);
    expect(hasStored({}, {})).toBe(true);
  });

  test('earn points immediately, except for written essays', () => {
    expect(maxPointsOf([question('s', { points: 3 }), essay('e', 5)])).toBe(8);
    expect(earnedOf(asked, { s: ['s-a'], e: ['Ya.'] })).toEqual({ s: 1, m: 0, t: 0, p: 0 });
    expect(earnedOf(asked, { s: ['s-b'], e: [] })).toEqual({ s: 0, m: 0, t: 0, p: 0, e: 0 });
    expect(essaysOf(asked, { s: ['s-a'], e: ['Ya.'] }).map(({ id }) => id)).toEqual(['e']);
    expect(essaysOf(asked, { s: ['s-a'], e: [] })).toEqual([]);
    expect(essaysOf(asked, {})).toEqual([]);
  });
});
