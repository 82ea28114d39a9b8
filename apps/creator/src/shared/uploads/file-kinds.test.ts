import { expect, test } from 'vitest';
import { titleOfFile, titlesOfFiles } from './file-kinds.ts';

test.each([
  ['selamat-datang.mp4', 'Selamat datang'],
  ['01_Menguleni_adonan.mp4', 'Menguleni adonan'],
  ['2. Tanya-jawab pertama.mov', 'Tanya-jawab pertama'],
  ['3 - penutup (1).pdf', 'Penutup'],
  ['3-langkah-menulis.pdf', '3 langkah menulis'],
  ['007.mp3', '007'],
  ['.mp4', 'Materi tanpa judul'],
])('the file %s is titled %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

test('numbers that all files of a choice begin with are their order', () => {
  expect(titlesOfFiles(['1_Pembuka.mp4', '2_Menguleni.mp4', '10_Penutup.mp4'])).toEqual([
    'Pembuka',
    'Menguleni',
    'Penutup',
  ]);
  expect(titlesOfFiles(['3-langkah.mp4', 'penutup.mp4'])).toEqual(['3 langkah', 'Penutup']);
});
