import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '1 KB'],
  [831_488, '812 KB'],
  [2_516_582, '2,4 MB'],
  [675_282_944, '644 MB'],
  [2_147_483_648, '2 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
