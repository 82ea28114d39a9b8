import { expect, test } from 'vitest';
import { isLocalPath } from './local-path.ts';

test.each(['/', '/catalog/kelas?tab=ulasan#2', '/x/../y', '/a//b'])('%s leads to a page of this origin', (address) => {
  expect(isLocalPath(address)).toBe(true);
});

test.each([
  'catalog',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example/',
  '/..//evil.example',
  '/x/..//evil.example/masuk',
  '/%2e//evil.example',
  '/.\\/evil.example',
  '/creator/..//evil.example',
])('%j leads elsewhere', (address) => {
  expect(isLocalPath(address)).toBe(false);
});
