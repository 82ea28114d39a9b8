import { expect, test } from 'vitest';
import { lessonTypes } from '../lesson/lesson.rules.ts';
import { lessonTypesOf, previewTypeOf, previewTypes } from './preview.rules.ts';

test('each type of lesson has a preview that shows it [2.23]', () => {
  expect(previewTypes).toEqual(
    'video, audio, article, pdf, interactive, quiz, assignment, webinar, live, task, message, certificate'.split(', '),
  );
  for (const type of lessonTypes) expect(lessonTypesOf(previewTypeOf(type))).toContain(type);
});

test('what is handed in has a preview of its form; message and certificate show no lesson', () => {
  expect(previewTypes.map((type) => [type, lessonTypesOf(type).length])).toContainEqual(['task', 2]);
  expect(lessonTypesOf('message')).toEqual([]);
  expect(lessonTypesOf('certificate')).toEqual([]);
});

test('news writing is looked at by its form, and a live session shows no lesson', () => {
  expect([previewTypeOf('news_writing'), previewTypeOf('assignment')]).toEqual(['task', 'assignment']);
  expect(lessonTypesOf('task')).toEqual(['assignment', 'news_writing']);
  expect(lessonTypesOf('live')).toEqual([]);
});
