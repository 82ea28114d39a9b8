import { expect, test } from 'vitest';
import { classSearch } from './class-search.ts';
import { participantSearch } from './participant-search.ts';

test('a list of participants keeps its class in the address, and falls back to defaults where the address is invalid', () => {
  const search = participantSearch.read(
    new URLSearchParams('type=program&id=menulis-lead&segment=0&sort=progress&page=2'),
  );
  expect(search).toEqual({
    type: 'program',
    id: 'menulis-lead',
    keyword: '',
    segment: 0,
    access: null,
    period: 'semua',
    from: null,
    to: null,
    sort: 'progress',
    page: 2,
  });
  expect(participantSearch.href(search, { keyword: 'sekar' })).toBe(
    '/creator/report/details?type=program&id=menulis-lead&keyword=sekar&segment=0&sort=progress',
  );
  expect(
    participantSearch.read(new URLSearchParams('type=kelas&segment=9&access=ya&period=kapan&from=besok&sort=email')),
  ).toEqual({
    type: 'program',
    id: '',
    keyword: '',
    segment: null,
    access: null,
    period: 'semua',
    from: null,
    to: null,
    sort: '-enrolledAt',
    page: 1,
  });
});

test('a list of classes starts with those that have the most participants', () => {
  const search = classSearch.read(new URLSearchParams('page=3'));
  expect(classSearch.href(search, { page: 4 })).toBe('/creator/report?page=4');
  expect(classSearch.href(search, { sort: '-share' })).toBe('/creator/report?sort=-share');
});
