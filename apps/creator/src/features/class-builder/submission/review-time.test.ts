import { expect, test } from 'vitest';
import { reviewTime } from './review-time.ts';

const at = (submittedAt: string, now = submittedAt) => reviewTime(submittedAt, new Date(now));

test.each([
  ['2026-11-23T03:00:00Z', 'Rabu, 25 Nov 2026'],
  // Friday evening in Jakarta, and the weekend after it.
  ['2026-11-27T16:59:00Z', 'Selasa, 1 Des 2026'],
  ['2026-11-27T17:00:00Z', 'Selasa, 1 Des 2026'],
  ['2026-11-29T03:00:00Z', 'Selasa, 1 Des 2026'],
])('a class submitted at %s is decided on by %s at the latest', (submittedAt, day) => {
  expect(at(submittedAt)).toBe(`Biasanya dua hari kerja, jadi paling lambat ${day}.`);
});

test('a promised day that is over is not shown', () => {
  const submittedAt = '2026-11-23T03:00:00Z';
  expect(at(submittedAt, '2026-11-25T16:59:00Z')).toContain('Rabu');
  expect(at(submittedAt, '2026-11-25T17:00:00Z')).toBe('Kali ini lebih lama dari biasanya, maaf.');
});
