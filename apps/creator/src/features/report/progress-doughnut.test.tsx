// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgressDoughnut } from './progress-doughnut.tsx';

afterEach(cleanup);

test.each([
  { counts: [4, 0, 0, 0, 0], parts: 1 },
  { counts: [4, 0, 0, 0, 2], parts: 2 },
  { counts: [0, 3, 1, 2, 0], parts: 3 },
  { counts: [1, 3, 1, 2, 0], parts: 4 },
  { counts: [1, 1, 1, 1, 1], parts: 5 },
])('participants in $parts segments of progress make a ring of as many [9.24]', async ({ counts, parts }) => {
  const { container } = render(<ProgressDoughnut counts={counts} average="45%" />);
  await screen.findByRole('img', { name: 'Rata-rata progres 45%' });
  expect(container.querySelectorAll('.doughnut-part')).toHaveLength(parts);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('shares add up to 100', () => {
  render(<ProgressDoughnut counts={[255, 0, 0, 0, 51]} average="16%" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Belum mulai25583%',
    '1–33%00%',
    '34–66%00%',
    '67–99%00%',
    'Tuntas5117%',
  ]);
});
