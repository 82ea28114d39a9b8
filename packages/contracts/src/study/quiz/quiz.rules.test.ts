import { expect, test } from 'vitest';
import { finalScoreOf, percentOf, scorePolicies } from './quiz.rules.ts';

test('a score is rounded down, so that the minimum requires all of its points', () => {
  expect([percentOf(0, 3), percentOf(1, 3), percentOf(2, 3), percentOf(3, 3)]).toEqual([0, 33, 66, 100]);
  expect(percentOf(199, 200)).toBe(99);
});

test('hundredths of points count exactly', () => {
  for (let hundredths = 0; hundredths <= 100; hundredths += 1) expect(percentOf(hundredths / 100, 1)).toBe(hundredths);
  expect(percentOf(0.1 + 0.2, 3)).toBe(10);
});

test('the final score follows the policy of the quiz', () => {
  const scores = [40, 90, 65];
  const counted = (policy?: (typeof scorePolicies)[number]) => finalScoreOf(policy, scores);
  expect([counted(), counted('highest'), counted('latest'), counted('first'), counted('average')]).toEqual([
    90, 90, 65, 40, 65,
  ]);
  expect(finalScoreOf('average', [50, 51])).toBe(50);
  expect(scorePolicies.map((policy) => finalScoreOf(policy, []))).toEqual([null, null, null, null]);
});
