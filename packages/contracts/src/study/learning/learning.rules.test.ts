import { expect, test } from 'vitest';
import { lessonStatuses, type LessonStatus } from '../lesson/lesson.schemas.ts';
import {
  hasCertificate,
  isFinished,
  isLessonOpen,
  neighbours,
  progressOf,
  statusesOnPath,
  statusOnPath,
} from './learning.rules.ts';

const outline = (...parts: (LessonStatus | null)[][]) =>
  parts.map((statuses, section) => ({
    lessons: statuses.map((status, index) => ({ id: `${section}.${index}`, status })),
  }));

test.each(lessonStatuses)('the first lesson is open, also when it is %s [4.23]', (status) => {
  expect(isLessonOpen(outline([], [status, 'pending']), '1.0')).toBe(true);
});

test('another lesson is open only if it is started, passed or not passed [4.24]', () => {
  const isOpen = (status: LessonStatus | null) => isLessonOpen(outline(['passed'], [status]), '1.0');
  expect(lessonStatuses.filter(isOpen)).toEqual(['started', 'passed', 'not-passed']);
  expect(isOpen(null)).toBe(false);
});

test('a lesson that is not in the outline is not open', () => {
  expect(isLessonOpen(outline(['passed']), '7.7')).toBe(false);
  expect(isLessonOpen([], '0.0')).toBe(false);
});

test('only the first lesson can be not started; any other opened one is started', () => {
  const inPlace = (previous: LessonStatus | null) =>
    [null, ...lessonStatuses].map((stored) => statusOnPath(stored, previous));
  expect(inPlace(null)).toEqual(['not-started', 'not-started', 'not-started', 'started', 'passed', 'not-passed']);
  for (const previous of ['passed', 'not-passed'] as const)
    expect(inPlace(previous)).toEqual(['started', 'pending', 'started', 'started', 'passed', 'not-passed']);
  for (const previous of ['pending', 'not-started', 'started'] as const)
    expect(inPlace(previous)).toEqual(['pending', 'pending', 'started', 'started', 'passed', 'not-passed']);
});

test.each([
  ['is open before what comes before it is finished', 'a:s w:p a:p', 'started started pending'],
  ['is not what the next lesson waits for', 'a:y w:s a:-', 'passed started started'],
  ['that begins a class holds up nothing', 'w:p a:p a:p', 'not-started started pending'],
  ['that was missed stays open', 'w:n w:p w:p', 'not-started started started'],
  ['that was passed opens nothing', 'a:s w:y a:-', 'started passed pending'],
])('a live session %s', (_, path, statuses) => {
  const stored = { p: 'pending', n: 'not-started', s: 'started', y: 'passed', '-': null } as const;
  const steps = path.split(' ').map((step) => ({
    type: step.startsWith('w') ? 'webinar' : 'article',
    stored: stored[step.slice(2) as keyof typeof stored],
  }));
  expect(statusesOnPath(steps).join(' ')).toBe(statuses);
});

test('the next lesson opens after a lesson that was passed, or tried and not passed', () => {
  expect(lessonStatuses.filter(isFinished)).toEqual(['passed', 'not-passed']);
});

test('the previous and next lessons are found across sections, and none beyond the ends [4.26, 4.27, 4.28]', () => {
  const sections = outline(['passed', 'passed'], [], ['started']);
  const idsAround = (id: string) => {
    const { previous, next } = neighbours(sections, id);
    return [previous && previous.id, next && next.id];
  };
  expect(idsAround('0.0')).toEqual([null, '0.1']);
  expect(idsAround('0.1')).toEqual(['0.0', '2.0']);
  expect(idsAround('2.0')).toEqual(['0.1', null]);
  expect(idsAround('9.9')).toEqual([null, null]);
});

test('progress is rounded down, so that it is 100 only when everything is passed [9.14]', () => {
  expect([0, 1, 2, 3].map((passed) => progressOf(passed, 3))).toEqual([0, 33, 66, 100]);
  expect(progressOf(199, 200)).toBe(99);
  expect(progressOf(0, 0)).toBe(0);
  expect([0, 99, 100].map(hasCertificate)).toEqual([false, false, true]);
});
