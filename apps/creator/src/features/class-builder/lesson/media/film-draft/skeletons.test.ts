import { expect, test } from 'vitest';
import { articleOf, chaptersAt, questionsOf } from './skeletons.ts';

const chapters = [
  { second: 0, title: 'Pembuka' },
  { second: 60, title: 'Lead & judul' },
];

test('seconds become chapters that their author names', () => {
  expect(chaptersAt([0, 75, 190])).toEqual([
    { second: 0, title: 'Pembuka' },
    { second: 75, title: 'Bab 2' },
    { second: 190, title: 'Bab 3' },
  ]);
});

test('an article has a heading for each chapter, and what is said in it', () => {
  const lines = [
    { start: 1, end: 3, text: 'Selamat pagi.' },
    { start: 59, end: 61, text: 'Hari ini lead.' },
    { start: 60, end: 64, text: 'Lead itu <pembuka>.' },
  ];
  expect(articleOf(chapters, lines)).toBe(
    '<h2>Pembuka</h2><p>Selamat pagi. Hari ini lead.</p><h2>Lead &amp; judul</h2><p>Lead itu &lt;pembuka&gt;.</p>',
  );
  expect(articleOf(chapters, [])).toContain('<p>Tulis isi bab ini dengan kalimatmu sendiri.</p>');
});

test('five questions go through the chapters in turn, and none has an answer yet', () => {
  const questions = questionsOf(chapters);
  expect(questions.map(({ text }) => text)).toEqual([
    'Apa yang penting dari “Pembuka”?',
    'Apa yang penting dari “Lead & judul”?',
    'Apa yang penting dari “Pembuka”?',
    'Apa yang penting dari “Lead & judul”?',
    'Apa yang penting dari “Pembuka”?',
  ]);
  expect(questions.flatMap(({ options }) => options).some(({ isCorrect }) => isCorrect)).toBe(false);
});
