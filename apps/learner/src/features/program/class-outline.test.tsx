// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OutlineLesson } from '@sinau/contracts/program/program.schemas';
import { idOf } from '../../testing/fixtures.ts';
import { ClassOutline } from './class-outline.tsx';

afterEach(cleanup);

const lesson = (number: number, type: OutlineLesson['type'], durationSeconds: number): OutlineLesson => ({
  _id: idOf(number),
  id: idOf(number),
  type,
  title: `Materi ${number}`,
  slug: `materi-${number}`,
  isComplete: true,
  durationSeconds,
  status: null,
  missing: null,
  sessionId: null,
  sessionStatus: null,
});

test('each lesson says its kind and how long it takes, and the class how long all of it does', () => {
  const lessons = [lesson(1, 'video', 1_080), lesson(2, 'audio', 20), lesson(3, 'pdf', 0)];
  render(<ClassOutline sections={[{ _id: idOf(30), id: idOf(30), title: 'Pembuka', lessons }]} />);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Materi 1Video · 18 menit',
    'Materi 2Audio · 1 menit',
    'Materi 3PDF',
  ]);
  expect(screen.getByText('1 bagian · 3 materi · 18 menit')).toBeTruthy();
});
