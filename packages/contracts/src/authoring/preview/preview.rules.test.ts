import { expect, test } from 'vitest';
import { lessonTypes } from '../../study/lesson/lesson.rules.ts';
import { previewTypes } from './preview-types.ts';
import { lessonTypesOf, previewTypeOf } from './preview.rules.ts';

test('each type of lesson has a preview type that shows it [2.23]', () => {
  const ofLessons = lessonTypes.filter((type) => type !== 'news_writing');
  expect(previewTypes).toEqual([...ofLessons, 'live', 'task', 'message', 'certificate']);
  for (const type of lessonTypes)
    for (const kind of ['program', 'webinar'] as const)
      expect(lessonTypesOf(previewTypeOf(type, kind), kind)).toContain(type);
});

test('submitted work has a preview of its form; message and certificate show no lesson', () => {
  expect(previewTypes.map((type) => [type, lessonTypesOf(type, 'program').length])).toContainEqual(['task', 2]);
  expect(lessonTypesOf('message', 'program')).toEqual([]);
  expect(lessonTypesOf('certificate', 'program')).toEqual([]);
});

test('news writing is previewed by its form', () => {
  expect([previewTypeOf('news_writing', 'program'), previewTypeOf('assignment', 'program')]).toEqual([
    'task',
    'assignment',
  ]);
  expect(lessonTypesOf('task', 'program')).toEqual(['assignment', 'news_writing']);
});

test('a session is `webinar` in a webinar, and `live` in a class that also has recorded lessons [2.23]', () => {
  expect([previewTypeOf('webinar', 'webinar'), previewTypeOf('webinar', 'program')]).toEqual(['webinar', 'live']);
  expect([lessonTypesOf('webinar', 'program'), lessonTypesOf('live', 'webinar')]).toEqual([[], []]);
});
