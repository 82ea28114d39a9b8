import { expect, test } from 'vitest';
import { pointOf } from './series.ts';

test('a day is written with its year, and without it on the axis', () => {
  expect(pointOf('2026-05-01', 'day')).toEqual({ key: '2026-05-01', title: '1 Mei 2026', short: '1 Mei' });
});

test('a month is written by its name', () => {
  expect(pointOf('2026-05-01', 'month')).toEqual({ key: '2026-05-01', title: 'Mei 2026', short: 'Mei 2026' });
});
