import { expect, test } from 'vitest';
import { leftOf, nextAttemptAt, usedOf } from './attempts-left.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const attempt = (number: number, submittedAt: Date | null) => ({ number, submittedAt });
const rules = (maxAttempts: number | null, cooldown: number | null, extraAttempts = 0) => ({
  setting: { maxAttempts, cooldown },
  extraAttempts,
});
const two = [attempt(2, at('03:00')), attempt(1, at('02:00'))];

test('the attempts left are those of the quiz, and those that were granted to this participant', () => {
  expect([usedOf([]), usedOf(two)]).toEqual([0, 2]);
  expect(leftOf(rules(null, null, 1), two)).toBeNull();
  expect(leftOf(rules(3, null), [])).toBe(3);
  expect(leftOf(rules(3, null), two)).toBe(1);
  expect(leftOf(rules(3, null, 2), two)).toBe(3);
  expect(leftOf(rules(1, null), two)).toBe(0);
});

test('the next attempt waits for the pause since the last one was submitted', () => {
  expect(nextAttemptAt(rules(null, 60), two, at('03:30'))).toEqual(at('04:00'));
  expect(nextAttemptAt(rules(null, 60), two, at('04:00'))).toBeNull();
  expect(nextAttemptAt(rules(3, 60), two, at('03:30'))).toEqual(at('04:00'));
});

test('no wait applies without a pause, before the first attempt is submitted, and when none is left', () => {
  expect(nextAttemptAt(rules(null, null), two, at('03:30'))).toBeNull();
  expect(nextAttemptAt(rules(null, 60), [], at('03:30'))).toBeNull();
  expect(nextAttemptAt(rules(null, 60), [attempt(1, null)], at('03:30'))).toBeNull();
  expect(nextAttemptAt(rules(2, 60), two, at('03:30'))).toBeNull();
});
