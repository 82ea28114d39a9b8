// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import { lessonAt, section } from '../testing/outline.ts';
import { Outline } from './outline.tsx';

afterEach(cleanup);

const sections = [
  section('1', [
    lessonAt('a', 'passed'),
    { ...lessonAt('b', 'started'), missing: { kind: 'watch' as const, amount: 48 } },
  ]),
  section('2', [{ ...lessonAt('c', 'started'), beganAt: null }, lessonAt('d', 'pending')]),
];

test('each lesson shows its status and what is missing in words', () => {
  render(<Outline sections={sections} currentId="b" hrefFor={({ id }) => `/materi/${id}`} />);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'SelesaiMateri aArtikel',
    'Sedang dipelajariMateri bArtikel · Kurang 48 detik',
    'TerbukaMateri cArtikel · Belum dimulai',
    'TerkunciMateri dArtikel',
  ]);
  expect(screen.getByText('1 dari 2')).toBeTruthy();
});

test('a time is shown from five minutes on: less says nothing about the effort', () => {
  const lessons = [299, 300, 1500].map((durationSeconds) => ({
    ...lessonAt(`${durationSeconds}`, 'passed'),
    durationSeconds,
  }));
  render(<Outline sections={[section('1', lessons)]} currentId={undefined} hrefFor={() => '/'} />);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'SelesaiMateri 299Artikel',
    'SelesaiMateri 300Artikel, 5 menit',
    'SelesaiMateri 1500Artikel, 25 menit',
  ]);
});

test.each<[LessonStatus, OutlineLesson['missing'], string]>([
  ['started', { kind: 'score', amount: 70 }, 'Nilai minimum 70'],
  ['not-passed', { kind: 'score', amount: 70 }, 'Nilai minimum 70. Coba lagi'],
  ['started', { kind: 'button', amount: 0 }, 'Tandai selesai'],
  ['started', { kind: 'hand-in', amount: 0 }, 'Belum dikumpulkan'],
  ['started', { kind: 'review', amount: 0 }, 'Menunggu dinilai'],
])('a lesson that is %s with %o missing shows so', (status, missing, words) => {
  render(
    <Outline sections={[section('1', [{ ...lessonAt('a', status), missing }])]} currentId="a" hrefFor={() => '/'} />,
  );
  expect(screen.getByText(words)).toBeTruthy();
});

test('the current lesson is marked; a pending one shows a lock and is not a link [2.72]', () => {
  render(<Outline sections={sections} currentId="b" hrefFor={({ id }) => `/materi/${id}`} />);
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/materi/b');
  expect(screen.queryByRole('link', { name: /Materi d/ })).toBeNull();
  expect(screen.getAllByRole('listitem').at(-1)!.querySelector('.lucide-lock')).not.toBeNull();
});
