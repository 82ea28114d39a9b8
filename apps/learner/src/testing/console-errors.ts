import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails each test of a file whose screen wrote to the console as an error, such as an invalid nesting or a missing key. */
export function failOnConsoleErrors() {
  const errors: unknown[][] = [];
  beforeEach(() => {
    errors.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(errors).toEqual([]);
  });
}
