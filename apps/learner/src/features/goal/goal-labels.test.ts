import { expect, test } from 'vitest';
import { wordsOf } from './goal-labels.ts';

const days = ['23', '24', '25', '26', '27', '28', '29'].map((date) => `2026-11-${date}`);
const week = (target: number | null, ...studied: number[]) => ({
  target,
  today: days[3]!,
  days: days.map((day, index) => ({ day, isStudied: studied.includes(index) })),
});

test.each([
  [week(4, 0, 1, 3), '3 dari 4 hari minggu ini', 'Hari ini sudah dihitung.'],
  [week(4), '0 dari 4 hari minggu ini', 'Belajar sebentar pun dihitung.'],
  [week(2, 0, 1), '2 dari 2 hari minggu ini', 'Target minggu ini tercapai.'],
  [week(1, 0, 1), '2 hari minggu ini', 'Lebih dari targetmu, 1 hari.'],
  [week(0, 0), '1 hari belajar minggu ini', 'Belajar tanpa target.'],
  [week(null, 3), '1 hari belajar minggu ini', 'Hari ini sudah dihitung.'],
])('a week is described calmly, whatever its result: %#', (given, title, note) => {
  expect(wordsOf(given)).toEqual({ title, note });
});
