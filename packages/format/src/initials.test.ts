import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Sekar Ayu', 'SA'],
  ['rangga dwi prasetya', 'RP'],
  ['Aini', 'A'],
  ['  ', ''],
])('%s is shortened to %s', (fullname, letters) => {
  expect(initials(fullname)).toBe(letters);
});
