import { expect, test } from 'vitest';
import { programSearchHref, readProgramSearch } from './program-search.ts';

const read = (query: string) => readProgramSearch(new URLSearchParams(query));

test('an address carries keyword, state, order and page', () => {
  expect(read('keyword=lead&status=draft&sort=-salePrice&page=3')).toEqual({
    keyword: 'lead',
    status: 'draft',
    sort: '-salePrice',
    page: 3,
  });
});

test('a hand-edited one falls back', () => {
  expect(read('status=gone&sort=revenue&page=-2')).toEqual({ keyword: '', status: null, sort: '-updatedAt', page: 1 });
});

test('another choice begins at the first page, and defaults stay out of the address', () => {
  const search = read('keyword=lead&page=3');
  expect(programSearchHref('/creator/list-catalog', search, { status: 'publish' })).toBe(
    '/creator/list-catalog?keyword=lead&status=publish',
  );
  expect(programSearchHref('/creator/list-catalog', search, { page: 4 })).toBe(
    '/creator/list-catalog?keyword=lead&page=4',
  );
  expect(programSearchHref('/creator/list-catalog', search, { keyword: '' })).toBe('/creator/list-catalog');
});
