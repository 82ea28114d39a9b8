// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { artOf } from '@sinau/contracts/core/cloth/thread-art';
import { lessonThreadOf, threads } from '@sinau/contracts/core/cloth/threads';
import { clothPattern } from './cloth-pattern.ts';
import { WovenProgress } from './woven-progress.tsx';

afterEach(cleanup);

describe('the cloth of a lesson', () => {
  test('has the motif of its class, and the lessons of a class differ by their grounds', () => {
    const lessons = Array.from({ length: 30 }, (_, index) => lessonThreadOf(`lesson-${index}`, 'class', 'pemrograman'));
    expect(new Set(lessons.map((thread) => artOf(thread).motif))).toEqual(new Set(['anyaman']));
    expect(new Set(lessons).size).toBe(3);
    expect(lessonThreadOf('lesson', 'class', null)).toBe(lessonThreadOf('lesson', 'class', null));
  });

  test('is a picture of less than 2 KB for styles, in its two colors', () => {
    for (const thread of threads) {
      const picture = decodeURIComponent(clothPattern(thread));
      expect(clothPattern(thread).length).toBeLessThan(2048);
      expect(picture).toContain(artOf(thread).ground);
      expect(picture).toContain(artOf(thread).figure);
    }
  });
});

test.each([
  [-5, '0', true],
  [41.6, '42', true],
  [100, '100', false],
])('progress of %s is announced as %s, and has a shuttle until the cloth is whole: %s', (value, told, hasShuttle) => {
  const { container } = render(
    <WovenProgress
      program={{ id: 'class', category: null }}
      lessonId="lesson"
      value={value}
      label="Bagian yang sudah diputar"
    />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Bagian yang sudah diputar' });
  expect(bar.getAttribute('aria-valuenow')).toBe(told);
  expect(container.querySelector('.woven-progress-shuttle') !== null).toBe(hasShuttle);
});
