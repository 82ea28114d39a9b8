// @vitest-environment jsdom
import '@sinau/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lesson, section } from '../testing/outline.ts';
import { Outline } from './outline.tsx';

afterEach(cleanup);

const sections = [
  section('1', [lesson('a', 'passed'), lesson('b', 'started')]),
  section('2', [lesson('c', 'not-started'), lesson('d', 'pending')]),
];

test('each lesson says in words how it stands and what is missing', () => {
  render(<Outline sections={sections} currentId="b" hrefFor={({ id }) => `/materi/${id}`} />);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'SelesaiMateri aArtikel',
    'Sedang dipelajariMateri bArtikel · Belum ditandai selesai',
    'TerbukaMateri cArtikel · Belum dimulai',
    'TerkunciMateri dArtikel',
  ]);
  expect(screen.getByText('1 dari 2')).toBeTruthy();
});

test('the current lesson is marked, and a locked one leads nowhere', () => {
  render(<Outline sections={sections} currentId="b" hrefFor={({ id }) => `/materi/${id}`} />);
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/materi/b');
  expect(screen.queryByRole('link', { name: /Materi d/ })).toBeNull();
});
