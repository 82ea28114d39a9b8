import { expect, test } from 'vitest';
import { pluralOf } from './plural.ts';

test.each([
  ['wishlist', 'wishlists'],
  ['category', 'categories'],
  ['survey', 'surveys'],
  ['class', 'classes'],
  ['status', 'statuses'],
  ['batch', 'batches'],
  ['quiz', 'quizzes'],
  ['waltz', 'waltzes'],
])('the plural of %s is %s', (noun, plural) => {
  expect(pluralOf(noun)).toBe(plural);
});
