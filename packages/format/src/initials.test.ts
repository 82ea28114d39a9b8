import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Sekar Ayu', 'SA'],
  ['rangga dwi prasetya', 'RP'],
  ['Aini', 'A'],
  ['Sekar  Ayu', 'SA'],
  [' Sekar Ayu ', 'SA'],
  ['😀 Ayu', '😀A'],
  ['  ', ''],
])('%s is shortened to %s', (fullname, letters) => {
  expect(initials(fullname)).toBe(letters);
});
