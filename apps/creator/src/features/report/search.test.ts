import { expect, test } from 'vitest';
import { classHref, readClassSearch } from './class-search.ts';
import { participantHref, readParticipantSearch } from './participant-search.ts';

test('a list of participants carries its class, and falls back where it was edited by hand', () => {
  const search = readParticipantSearch(
    new URLSearchParams('type=program&id=menulis-lead&segment=0&sort=progress&page=2'),
  );
  expect(search).toEqual({ type: 'program', id: 'menulis-lead', keyword: '', segment: 0, sort: 'progress', page: 2 });
  expect(participantHref(search, { keyword: 'sekar' })).toBe(
    '/creator/report/details?type=program&id=menulis-lead&keyword=sekar&segment=0&sort=progress',
  );
  expect(readParticipantSearch(new URLSearchParams('type=kelas&segment=9&sort=email'))).toEqual({
    type: 'program',
    id: '',
    keyword: '',
    segment: null,
    sort: '-enrolledAt',
    page: 1,
  });
});

test('a list of classes begins with those that have most participants', () => {
  const search = readClassSearch(new URLSearchParams('page=3'));
  expect(classHref(search, { page: 4 })).toBe('/creator/report?page=4');
  expect(classHref(search, { sort: '-share' })).toBe('/creator/report?sort=-share');
});
