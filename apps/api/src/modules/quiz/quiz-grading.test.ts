import { quizSetting } from '@sinau/contracts/lesson/lesson.schemas';
import { describe, expect, test } from 'vitest';
import { mixed, question } from '../../testing/quizzes.ts';
import { sumOf } from '../attempt/index.ts';
import { drawQuestions, earnedOf, hasStored, maxPointsOf, mergeAnswers } from './quiz-grading.ts';

const pointsOf = (...graded: Parameters<typeof earnedOf>) => sumOf(earnedOf(...graded));

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('the questions of an attempt', () => {
  const questions = Array.from({ length: 20 }, (_, index) => question(`q${index}`, { options: 6 }));

  test('are the finished ones, in their order', () => {
    const asked = drawQuestions([...questions, { ...question('lagi'), text: '' }], { randomize: [] });
    expect(asked).toEqual(questions);
  });

  test('are shuffled as the setting says, and none is lost', () => {
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

  test('are equally likely in every place', () => {
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

test('a save replaces the answers that it names, and removes those that it empties', () => {
  const kept = mergeAnswers({ q1: ['a'], q2: ['b'], q3: ['c'] }, { q2: ['d', 'e'], q3: [] });
  expect(kept).toEqual({ q1: ['a'], q2: ['d', 'e'] });
  expect(hasStored(kept, { q2: ['e', 'd'], q3: [] })).toBe(true);
  expect(hasStored(kept, { q1: ['b'] })).toBe(false);
});
