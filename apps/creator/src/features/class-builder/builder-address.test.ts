import { expect, test } from 'vitest';
import { section, lesson } from '../../testing/fixtures.ts';
import { builderStart, readBuilderLocation } from './builder-address.ts';

test.each([
  ['/creator/create-class/menulis-lead', { classRef: 'menulis-lead', lessonId: null, newType: null }],
  [
    '/creator/create-class/article?name=menulis-lead&sectionIndex=2&lessonId=baru',
    { classRef: 'menulis-lead', sectionIndex: 2, lessonId: 'baru', newType: 'article' },
  ],
  ['/creator/create-class/quiz?name=menulis-lead&sectionIndex=0&lessonId=baru', { newType: 'quiz' }],
  [
    '/creator/create-class/edit/apa-itu?name=lama&sectionIndex=1&id=c1&lessonId=l1&type=article',
    { classRef: 'c1', sectionIndex: 1, lessonId: 'l1', newType: null },
  ],
  ['/creator/create-class/setting?name=menulis-lead&id=c1&page=setting', { classRef: 'c1', lessonId: null }],
  ['/creator/create-class/article?name=menulis-lead&sectionIndex=-3', { sectionIndex: 0 }],
])('%s shows its subject [2.17, 2.19]', (address, place) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  expect(readBuilderLocation(pathname, searchParams)).toMatchObject(place);
});

test('the builder opens at the first lesson', () => {
  const built = {
    id: 'c1',
    slug: 'menulis-lead',
    sections: [section('s1', []), section('s2', [lesson('l1'), lesson('l2')])],
  };
  expect(builderStart(built)).toBe(
    '/creator/create-class/edit/materi-l1?name=menulis-lead&sectionIndex=1&id=c1&lessonId=l1&type=article',
  );
});

test('the builder of a class without lessons opens at its description', () => {
  expect(builderStart({ id: 'c1', slug: 'menulis-lead', sections: [section('s1', [])] })).toBe(
    '/creator/create-class/menulis-lead',
  );
});
