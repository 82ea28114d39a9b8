import { expect, test } from 'vitest';
import { embedAddress, questionProblem, secondsToWatch, videoEmbedOf } from './lesson.rules.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=30s', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
  [' https://youtu.be/dQw4w9WgXcQ?t=5 ', { provider: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['https://vimeo.com/76979871', { provider: 'vimeo', id: '76979871' }],
  ['https://player.vimeo.com/video/76979871?h=1', { provider: 'vimeo', id: '76979871' }],
])('%s names a recording', (address, embed) => {
  expect(videoEmbedOf(address)).toEqual(embed);
});

test.each([
  '',
  'https://youtube.com/',
  'http://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.jahat.id/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://youtu.be/"><script>',
  'https://vimeo.com/channels/staffpicks',
  'https://jahat.contoh/?u=https://youtu.be/abcdefghijk',
  'https://jahat.contoh/?u=https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://jahat.contoh/?u=https://vimeo.com/76979871',
  'https://youtu.be/abcdefghijkl',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
  'https://vimeo.com/1234567890123',
])('%s names none', (address) => {
  expect(videoEmbedOf(address)).toBeNull();
});

test('a recording elsewhere is framed from a player without cookies', () => {
  expect(embedAddress({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  );
  expect(embedAddress({ provider: 'vimeo', id: '76979871' })).toBe('https://player.vimeo.com/video/76979871');
});

test('nine tenths of a recording have to be played, in whole seconds', () => {
  expect([600, 61, 1, 0].map(secondsToWatch)).toEqual([540, 55, 1, 0]);
});

const option = (text: string, isCorrect = false) => ({ text, isCorrect });
test.each([
  [{ type: 'single-choice', text: 'A?', options: [option('Ya', true), option('Bukan')] }, null],
  [{ type: 'multiple-choice', text: 'A?', options: [option('Ya', true), option('Juga', true)] }, null],
  [{ type: 'single-choice', text: 'A?', options: [option('Ya', true), option('Bukan'), option('Ragu')] }, null],
  [{ type: 'single-choice', text: ' ', options: [option('Ya', true), option('Bukan')] }, 'Tulis pertanyaannya'],
  [{ type: 'single-choice', text: 'A?', options: [option('Ya', true)] }, 'Beri paling sedikit dua pilihan jawaban'],
  [{ type: 'single-choice', text: 'A?', options: [option('Ya', true), option(' ')] }, 'Isi semua pilihan jawaban'],
  [{ type: 'multiple-choice', text: 'A?', options: [option('Ya'), option('Bukan')] }, 'Tandai jawaban yang benar'],
  [
    { type: 'single-choice', text: 'A?', options: [option('Ya', true), option('Juga', true)] },
    'Tandai satu jawaban saja',
  ],
  [
    { type: 'true-false', text: 'A?', options: [option('Benar', true), option('Salah'), option('Ragu')] },
    'Benar atau salah punya tepat dua pilihan',
  ],
] as const)('a question says what it lacks: %o', (question, problem) => {
  expect(questionProblem(question)).toBe(problem);
});
