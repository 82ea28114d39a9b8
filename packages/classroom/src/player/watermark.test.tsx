// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watermark } from './watermark.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('Watermark moves every few seconds, within the picture, and is not read aloud', () => {
  render(<Watermark text="Siti Rahma · s…@contoh.id" />);
  const line = screen.getByText('Siti Rahma · s…@contoh.id');
  expect(line.closest('[aria-hidden="true"]')).toBeTruthy();
  const places = Array.from({ length: 7 }, () => {
    const place = line.getAttribute('style')!;
    act(() => vi.advanceTimersByTime(8_000));
    return place;
  });
  expect(new Set(places).size).toBe(7);
  for (const place of places) for (const share of place.matchAll(/[\d.]+/g)) expect(Number(share[0])).toBeLessThan(1);
});
