import { expect, test } from 'vitest';
import { transferLabels } from './transfer-labels.ts';

const megabytes = (count: number) => count * 1024 * 1024;

test.each([
  [null, 'Menyambung…'],
  [{ percent: 0, loaded: 0, total: megabytes(644), bytesPerSecond: 0 }, '1 KB dari 644 MB'],
  [
    { percent: 64, loaded: megabytes(412), total: megabytes(644), bytesPerSecond: megabytes(3.2) },
    '412 MB dari 644 MB · 3,2 MB/dtk · sisa sekitar 1 menit',
  ],
  [
    { percent: 96, loaded: megabytes(620), total: megabytes(644), bytesPerSecond: megabytes(2.4) },
    '620 MB dari 644 MB · 2,4 MB/dtk · sisa kurang dari 1 menit',
  ],
  [
    { percent: 1, loaded: megabytes(20), total: megabytes(2048), bytesPerSecond: megabytes(0.25) },
    '20 MB dari 2 GB · 256 KB/dtk · sisa sekitar 2 jam 15 menit',
  ],
  [{ percent: 100, loaded: megabytes(644), total: megabytes(644), bytesPerSecond: 0 }, 'Terkirim. Memeriksa berkas…'],
])('%o reads %s', (progress, words) => {
  expect(transferLabels(progress)).toBe(words);
});
