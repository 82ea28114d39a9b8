import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quizQuestionTypes } from '@sinau/contracts/study/question/question.rules';
import { essay, question } from '../../testing/quizzes.ts';
import { earnedBy, isSameAnswer, keyOf, matchIdOf } from './grading.rules.ts';

describe('a typed answer', () => {
  const short = {
    ...question('q', { type: 'short-answer', points: 3 }),
    options: ['5W + 1H', 'Jakarta Pusat', 'e-mail', '3,14', '!'].map((text) => ({ id: text, text, isCorrect: true })),
  };

  test.each([
    ['  JAKARTA \n  pusat. ', 3],
    ['jakarta\tpusat', 3],
    ['jakarta, pusat', 3],
    ['“Jakarta Pusat”!', 3],
    ['Ｊａｋａｒｔａ Pusat', 3],
    ['jakarta-pusat', 3],
    ['jakarta', 0],
    ['email', 0],
    ['E-mail', 3],
    ['e mail', 3],
    ['5w+1h', 3],
    ['5w + 1h', 3],
    ['5w 1h', 0],
    ['3.14', 3],
    ['314', 0],
    ['-3,14', 0],
    ['!', 3],
    ['?', 0],
    ['', 0],
  ])('%j earns %i of 3 points', (typed, points) => {
    expect(earnedBy(short, [typed])).toBe(points);
  });

  test('earns nothing if it is missing', () => {
    expect(earnedBy(short, [])).toBe(0);
  });

  const cases = readFileSync(new URL('short-answers.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  test.each(cases.map((line) => line.split('\t') as [string, string, 'ya' | 'tidak', string]))(
    'for the key %s is typed as %s, and is right: %s (%s)',
    (text, typed, isRight) => {
      const asked = { ...short, options: [{ id: 'k', text, isCorrect: true }] };
      expect(earnedBy(asked, [typed])).toBe(isRight === 'ya' ? 3 : 0);
    },
  );

  test('is right with all of its signs if punctuation counts', () => {
    const strict = { ...short, isPunctuationCounted: true };
    expect(earnedBy(strict, ['E–mail'])).toBe(3);
    expect(earnedBy(strict, ['e mail'])).toBe(0);
  });

  test('earns the same with any spacing and surroundings', () => {
    const edges = fc.tuple(fc.stringMatching(/^ {0,2}"?$/), fc.stringMatching(/^"?[.!?]{0,3} {0,2}$/));
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,8}( [a-z]{2,8}){0,3}$/), edges, (text, [before, after]) => {
        const asked = { ...short, options: [{ id: 'k', text, isCorrect: true }] };
        expect(earnedBy(asked, [`${before}${text.toUpperCase().replaceAll(' ', '  ')}${after}`])).toBe(3);
      }),
    );
  });
});

describe('a number', () => {
  const speed = {
    ...question('q', { type: 'number', points: 2 }),
    number: { value: 9.8, tolerance: 0.1, unit: 'm/s²' },
  };

  test.each([
    ['9,8', 2],
    ['9.75 m/s2', 2],
    ['9,6', 0],
    ['9,8 km', 0],
    ['kira-kira 10', 0],
    ['', 0],
  ])('%j earns %i of 2 points', (typed, points) => {
    expect(earnedBy(speed, [typed])).toBe(points);
  });

  test('has its key in Indonesian notation, and none while it is empty', () => {
    expect(keyOf(speed)).toEqual(['9,8']);
    expect(keyOf({ ...speed, number: { ...speed.number, value: null } })).toEqual([]);
    expect(earnedBy({ ...speed, number: { ...speed.number, value: null } }, ['0'])).toBe(0);
  });
});

const several = (points: number, isPartial: boolean) => question('q', { type: 'multiple-choice', points, isPartial });

test.each([
  [['q-a', 'q-b'], 3],
  [['q-b', 'q-a'], 3],
  [['q-a'], 1.5],
  [['q-a', 'q-b', 'q-c'], 1.5],
  [['q-a', 'q-c'], 0],
  [['q-c', 'q-d'], 0],
  [['q-a', 'q-b', 'q-c', 'q-d'], 0],
  [[], 0],
])('choosing %j of two right ones earns %d of 3 points with partial credit', (given, points) => {
  expect(earnedBy(several(3, true), given)).toBe(points);
  expect(earnedBy(several(3, false), given)).toBe(points === 3 ? 3 : 0);
});

describe('pairs', () => {
  const pairs = { ...question('q', { type: 'matching', points: 1, isPartial: true }) };
  const [a, b, c, d] = keyOf(pairs) as [string, string, string, string];

  test.each([
    [[a, b, c, d], 1],
    [[d, c, b, a], 1],
    [[a, b, c], 0.75],
    [[a, b, `q-c:${d.slice(4)}`, d], 0.75],
    [[a], 0.25],
    [[], 0],
  ])('%j earn %d of a point', (given, points) => {
    expect(earnedBy(pairs, given)).toBe(points);
    expect(earnedBy({ ...pairs, isPartial: false }, given)).toBe(points === 1 ? 1 : 0);
  });

  test('give a distractor no partner and no share of the points', () => {
    const options = pairs.options.map((option, index) => (index === 1 ? { ...option, text: ' ' } : option));
    expect(keyOf({ ...pairs, options })).toEqual([a, c, d]);
    expect(earnedBy({ ...pairs, options }, [a, c, d])).toBe(1);
    expect(earnedBy({ ...pairs, options }, [a, c, 'q-d:q-im'])).toBe(0.66);
  });

  test('round a third of a point down to hundredths', () => {
    expect(earnedBy({ ...pairs, options: pairs.options.slice(0, 3) }, [a])).toBe(0.33);
  });

  test('accept a shared second half for each first half', () => {
    const shared = pairs.options.map((option) => ({ ...option, match: { ...option.match!, text: 'Sama' } }));
    expect(keyOf({ ...pairs, options: shared })).toEqual(['q-a:q-jm', 'q-b:q-jm', 'q-c:q-jm', 'q-d:q-jm']);
  });

  test('have no partner without a second half', () => {
    expect(matchIdOf(pairs, 'Pasangan 1')).toBe('q-jm');
    expect(matchIdOf(pairs, 'Pasangan 9')).toBeUndefined();
    expect(matchIdOf({ options: [{ id: 'x', text: 'X', isCorrect: true }] }, 'X')).toBeUndefined();
    expect(keyOf({ type: 'matching', options: [{ id: 'x', text: 'X', isCorrect: true }] })).toEqual(['x:']);
  });
});

test('two answers are the same in any order, but not when one has more', () => {
  expect(isSameAnswer(['a', 'b'], ['b', 'a'])).toBe(true);
  for (const other of [[], ['a'], ['a', 'c'], ['a', 'b', 'c']]) expect(isSameAnswer(['a', 'b'], other)).toBe(false);
});

test('the key of a short answer is every accepted text', () => {
  expect(keyOf(question('q', { type: 'short-answer', options: 2 }))).toEqual(['KUNCI-1', 'KUNCI-2']);
});

test('an essay earns nothing by itself, and its key is the model answer', () => {
  expect(earnedBy(essay('e', 5), ['Ya'])).toBe(0);
  expect(earnedBy(essay('e', 5), ['KUNCI-e'])).toBe(0);
  expect(keyOf(essay('e'))).toEqual(['KUNCI-e']);
  expect(keyOf(question('e', { type: 'essay', options: 0 }))).toEqual([]);
});

test.each(quizQuestionTypes.filter((type) => type !== 'essay'))(
  'the key of a %s question earns all of its points, and an empty answer earns none',
  (type) => {
    for (const isPartial of [true, false]) {
      const asked = question('q', { type, points: 7, isPartial });
      const key = keyOf(asked);
      expect(earnedBy(asked, type === 'short-answer' ? key.slice(0, 1) : key)).toBe(7);
      expect(earnedBy(asked, [])).toBe(0);
    }
  },
);

test('every answer earns between zero and the points of the question', () => {
  const ids = fc.uniqueArray(fc.constantFrom('q-a', 'q-b', 'q-c', 'q-d'));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.boolean(), ids, (points, isPartial, given) => {
      const earned = earnedBy(several(points, isPartial), given);
      expect(earned).toBeGreaterThanOrEqual(0);
      expect(earned).toBeLessThanOrEqual(points);
      expect(Math.round(earned * 100) / 100).toBe(earned);
    }),
  );
});
