import { expect, test } from 'vitest';
import { neighbours } from '@sinau/contracts/study/learning/learning.rules';
import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import { lessonAt, section } from '../testing/outline.ts';
import { nextStep, lessonPositionOf, lessonToResume, shownStatusOf } from './path.ts';

const outlineOf = (...statuses: (LessonStatus | null)[][]) =>
  statuses.map((part, index) =>
    section(
      `s${index}`,
      part.map((status, position) => lessonAt(`${index}.${position}`, status)),
    ),
  );

test('a lesson is located by section and index', () => {
  const sections = outlineOf(['passed', 'started'], ['pending']);
  expect(lessonPositionOf(sections, '1.0')).toMatchObject({ section: { id: 's1' }, sectionIndex: 1, lessonIndex: 0 });
  expect(lessonPositionOf(sections, '9.9')).toBeNull();
});

test.each<[string, (LessonStatus | null)[][], string | undefined]>([
  ['at the first lesson of a new class', [['not-started', 'pending'], ['pending']], '0.0'],
  ['at the first lesson, whatever is stored of it', [['pending', 'pending']], '0.0'],
  ['at what is unfinished', [['passed', 'started'], ['pending']], '0.1'],
  ['in the next section', [['passed', 'passed'], ['started']], '1.0'],
  ['past a section without lessons', [[], ['started']], '1.0'],
  ['at a lesson to repeat', [['passed', 'not-passed'], ['pending']], '0.1'],
  ['at the start, once all is passed', [['passed'], ['passed']], '0.0'],
  ['nowhere in an empty class', [[]], undefined],
])('the class continues %s', (_, statuses, expected) => {
  expect(lessonToResume(outlineOf(...statuses))?.id).toBe(expected);
});

test.each<[string, (LessonStatus | null)[][], string, number, string, string?]>([
  ['leads to the following lesson', [['passed', 'started']], '0.0', 50, 'lesson', '0.1'],
  ['leads on to the first lesson of the next section', [['passed'], ['started']], '0.0', 50, 'lesson', '1.0'],
  ['skips a section without lessons', [['passed'], [], ['started']], '0.0', 50, 'lesson', '2.0'],
  ['waits until this lesson is finished', [['started', 'pending']], '0.0', 0, 'locked', '0.1'],
  ['ends at the last lesson', [['passed', 'started']], '0.1', 50, 'none'],
  ['finishes the class at its last lesson', [['passed', 'passed']], '0.1', 100, 'finish'],
])('next %s [4.26]', (_, statuses, lessonId, progress, kind, id) => {
  const step = nextStep(outlineOf(...statuses), lessonId, progress);
  expect([step.kind, 'lesson' in step ? step.lesson.id : undefined]).toEqual([kind, id]);
});

test('previous is the lesson before, or the last one of the previous section [4.27]', () => {
  const sections = outlineOf(['passed', 'passed'], [], ['passed', 'started']);
  expect(neighbours(sections, '2.1').previous?.id).toBe('2.0');
  expect(neighbours(sections, '2.0').previous?.id).toBe('0.1');
  expect(neighbours(sections, '0.0').previous).toBeNull();
});

test('the first lesson is open from the start, and a locked one stays locked [4.23]', () => {
  const sections = outlineOf(['pending', 'pending']);
  expect(sections[0]!.lessons.map((one) => shownStatusOf(sections, one))).toEqual(['not-started', 'pending']);
});
