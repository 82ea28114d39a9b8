import { expect, test } from 'vitest';
import type { OwnLessonRow } from './path.queries.ts';
import { isOpen, pathOf, progressAlong, sessionsOpenedBy } from './path.ts';

type Short = `${'-' | 'n' | 'p' | 's' | 'x' | 'y'}${'' | '?'}`;
const statuses = { n: 'not_started', p: 'pending', s: 'started', x: 'not_passed', y: 'passed' } as const;
/**
 * Builds lessons by the status of their session, 'n p s x y', or '-' without one; a question mark if it does not count.
 */
const path = (...shorts: Short[]) =>
  pathOf(
    shorts.map((short, index): OwnLessonRow => {
      const status = statuses[short.charAt(0) as keyof typeof statuses] ?? null;
      const sessionId = status && `sesi-${index}`;
      const isRequired = status && !short.endsWith('?');
      return {
        id: `materi-${index}`,
        type: 'article',
        completionType: 'hit-button',
        sessionId,
        status,
        beganAt: null,
        isRequired,
      };
    }),
  );
const openedBy = (index: number, ...shorts: Short[]) => {
  const steps = path(...shorts);
  return sessionsOpenedBy(steps, steps[index]!).map((id) => Number(id.split('-')[1]));
};

test('each lesson has the status of its position: the first is open, and one without a session once the one before is finished', () => {
  expect(path('p', 'n', '-', 'x', '-', 'y', '-', 's', '-').map(({ status }) => status)).toEqual([
    'not-started',
    'started',
    'pending',
    'not-passed',
    'started',
    'passed',
    'started',
    'started',
    'pending',
  ]);
  expect(path('-')[0]).toMatchObject({ status: 'not-started' });
  const steps = path('n', 'p', 's', '-');
  expect(steps.map((step) => isOpen(steps, step))).toEqual([true, false, true, false]);
});

test.each([
  ['the next lesson', 0, ['s', 'p', 'p'], [1]],
  ['what does not count on the way to the next that does', 0, ['s', 'p?', 'p?', 'p', 'p'], [1, 2, 3]],
  ['everything after the last one that counts', 0, ['s', 'p?', 'p?'], [1, 2]],
  ['nothing that is open already', 0, ['s', 's', 'p'], []],
  ['nothing beyond the next that counts, whatever it is', 0, ['s', 'y', 's', 'p'], []],
  ['nothing without a session', 0, ['s', '-', 'p'], [2]],
  ['the first that was left behind, once nothing else is open', 2, ['y', 'p', 's'], [1]],
  ['nothing that was left behind while another is open', 2, ['s', 'p', 's'], []],
  ['nothing that was left behind while the first one is open', 2, ['n', 'p', 's'], []],
  ['what was left behind although one that does not count is open', 2, ['s?', 'p', 's'], [1]],
  ['what was left behind where all others are finished', 3, ['y', 'x', 'p', 's'], [2]],
  ['what was left behind although the next is finished', 1, ['p', 's', 'y'], []],
  ['only the first of those left behind', 3, ['y', 'p', 'p?', 's'], [1]],
  ['nothing at the end', 1, ['y', 's'], []],
] as const)('finishing a lesson opens %s', (_, index, shorts, opened) => {
  expect(openedBy(index, ...shorts)).toEqual(opened);
});

test('progress is passed lessons out of required ones', () => {
  expect(progressAlong(path('y', 'y?', 's', 'x', '-'))).toBe(33);
  expect(progressAlong(path('y', 's?'))).toBe(100);
  expect(progressAlong(path('y?'))).toBe(0);
});
