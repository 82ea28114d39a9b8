import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '1 KB'],
  [1_024, '1 KB'],
  [1_300, '1,3 KB'],
  [1_536, '1,5 KB'],
  [102_348, '99,9 KB'],
  [102_400, '100 KB'],
  [103_000, '101 KB'],
  [1_048_575, '1.024 KB'],
  [1_048_576, '1 MB'],
  [831_488, '812 KB'],
  [2_516_582, '2,4 MB'],
  [675_282_944, '644 MB'],
  [2_147_483_648, '2 GB'],
  [2_199_023_255_552, '2.048 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
