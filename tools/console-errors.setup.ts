import { afterEach, beforeEach, expect } from 'vitest';

// A screen that writes an error to the console, such as React's about a missing key or an invalid nesting, fails its test.
// A test that causes an error on purpose replaces `console.error` itself.
if (typeof document !== 'undefined') {
  const original = console.error;
  const errors: unknown[][] = [];
  beforeEach(() => {
    errors.length = 0;
    console.error = (...words: unknown[]) => void errors.push(words);
  });
  afterEach(() => {
    console.error = original;
    expect(errors).toEqual([]);
  });
}
