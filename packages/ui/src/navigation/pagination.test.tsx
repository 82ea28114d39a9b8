// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Pagination, pageWindow } from './pagination.tsx';

afterEach(cleanup);

test.each([
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [1, 11, '1 2 … 11'],
  [4, 11, '1 2 3 4 5 … 11'],
  [5, 11, '1 … 4 5 6 … 11'],
  [8, 11, '1 … 7 8 9 10 11'],
  [11, 11, '1 … 10 11'],
])('page %i of %i offers %s', (page, pageCount, offered) => {
  const entries = pageWindow(page, pageCount).map((entry) => (typeof entry === 'number' ? entry : '…'));
  expect(entries.join(' ')).toBe(offered);
});

test('every page number is a link, and the current one is marked', () => {
  render(<Pagination page={2} pageCount={3} hrefFor={(page) => `/catalog?page=${page}`} />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/catalog?page=1',
    '/catalog?page=1',
    '/catalog?page=2',
    '/catalog?page=3',
    '/catalog?page=3',
  ]);
  expect(screen.getByRole('link', { name: 'Halaman 2' }).getAttribute('aria-current')).toBe('page');
});

test('a single page has no pagination', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefFor={String} />);
  expect(container.firstChild).toBeNull();
});
