// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import { outlineLesson, outlineOf } from '../../testing/lessons.ts';
import { ClassOutline } from './class-outline.tsx';

afterEach(cleanup);

const lesson = (number: number, type: OutlineLesson['type'], durationSeconds: number) =>
  outlineLesson(number, { type, durationSeconds });

test('each lesson shows its type and duration', () => {
  const lessons = [lesson(1, 'video', 1_080), lesson(2, 'audio', 20), lesson(3, 'pdf', 0)];
  render(<ClassOutline sections={outlineOf(...lessons)} />);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Materi 1Video · 18 menit',
    'Materi 2Audio',
    'Materi 3PDF',
  ]);
  expect(screen.getByText('1 bagian · 3 materi')).toBeTruthy();
});

test('a class shows its duration from half an hour on', () => {
  const lessons = [lesson(1, 'video', 1_080), lesson(2, 'audio', 720)];
  render(<ClassOutline sections={outlineOf(...lessons)} />);
  expect(screen.getByText('1 bagian · 2 materi · 30 menit')).toBeTruthy();
});

test('a participant opens a lesson from the outline, and sees which ones are locked or finished', () => {
  const lessons = [
    { ...lesson(1, 'video', 0), status: 'passed' as const },
    { ...lesson(2, 'pdf', 0), status: 'pending' as const },
  ];
  render(
    <ClassOutline
      sections={outlineOf(...lessons)}
      hrefFor={({ slug, status }) => (status === 'pending' ? null : `/materi/${slug}`)}
    />,
  );
  expect(screen.getByRole('link', { name: /Materi 1/ }).getAttribute('href')).toBe('/materi/materi-1');
  expect(screen.queryByRole('link', { name: /Materi 2/ })).toBeNull();
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Materi 2TerkunciPDF');
});

test('a visitor opens free lessons, which are marked as free', () => {
  const lessons = [{ ...lesson(1, 'article', 0), setting: { isFreePreview: true } }, lesson(2, 'pdf', 0)];
  render(
    <ClassOutline
      sections={outlineOf(...lessons)}
      hrefFor={({ slug, setting }) => (setting.isFreePreview ? `/coba/${slug}` : undefined)}
    />,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Materi 1Pratinjau gratisArtikel',
    'Materi 2PDF',
  ]);
  expect(screen.getByRole('link', { name: /Materi 1/ }).getAttribute('href')).toBe('/coba/materi-1');
});
