import { expect, test } from 'vitest';
import type { PackageManifest } from '../../core/media/package.schemas.ts';
import {
  isPassing,
  openPartCount,
  readTrackedState,
  startOf,
  trackedResultOf,
  withPart,
  type Cmi,
} from './tracking.rules.ts';

const manifestOf = (format: PackageManifest['format'], ...ids: string[]): PackageManifest => ({
  format,
  title: null,
  namesScore: false,
  parts: ids.map((id) => ({
    id,
    title: id,
    path: `${id}.html`,
    isTracked: id !== 'bacaan',
    masteryScore: null,
    launchData: null,
  })),
});
const resultOf = (format: PackageManifest['format'], scorm: Record<string, Cmi>, ...ids: string[]) =>
  trackedResultOf({ scorm }, manifestOf(format, ...(ids.length > 0 ? ids : ['a'])));

test.each<[string, Cmi, object]>([
  ['nothing yet', {}, { score: null, isCompleted: false, isPassed: null }],
  ['completed', { core: { lesson_status: 'completed' } }, { score: null, isCompleted: true, isPassed: null }],
  [
    'passed',
    { core: { lesson_status: 'passed', score: { raw: '80' } } },
    { score: 80, isCompleted: true, isPassed: true },
  ],
  [
    'failed',
    { core: { lesson_status: 'failed', score: { raw: '0' } } },
    { score: 0, isCompleted: false, isPassed: false },
  ],
  ['a score of 20', { core: { score: { raw: '15', min: '0', max: '20' } } }, { score: 75 }],
  ['a score without bounds that make sense', { core: { score: { raw: '40', min: '50', max: '50' } } }, { score: 40 }],
  ['an empty score', { core: { score: { raw: ' ' } } }, { score: null }],
  ['a score that is neither number nor text', { core: { score: { raw: true } } }, { score: null }],
  ['a score beyond its bounds', { core: { score: { raw: '120' } } }, { score: 100 }],
  ['what is no number', { core: { score: { raw: 'banyak' }, lesson_status: 1 } }, { score: null, isCompleted: false }],
  ['what is no record', { core: 'x', score: null }, { score: null, isCompleted: false }],
])('trackedResultOf reads %s of SCORM 1.2', (_, data, result) => {
  expect(resultOf('scorm-1.2', { a: data })).toMatchObject(result);
});

test.each<[string, Cmi, object]>([
  ['a scaled score', { score: { scaled: '0.855' } }, { score: 85.5 }],
  ['a negative score', { score: { scaled: '-1' } }, { score: 0 }],
  ['a raw score', { score: { raw: 30, min: 10, max: 50 } }, { score: 50 }],
  [
    'success and completion apart',
    { success_status: 'passed', completion_status: 'incomplete' },
    { isCompleted: false, isPassed: null },
  ],
  ['a failure', { success_status: 'failed', completion_status: 'completed' }, { isCompleted: true, isPassed: false }],
  [
    'an unknown success',
    { success_status: 'unknown', completion_status: 'completed' },
    { isCompleted: true, isPassed: null },
  ],
  ['both', { success_status: 'passed', completion_status: 'completed' }, { isCompleted: true, isPassed: true }],
])('trackedResultOf reads %s of SCORM 2004', (_, data, result) => {
  expect(resultOf('scorm-2004-3', { a: data })).toMatchObject(result);
});

test.each<[string, object, object]>([
  ['nothing', {}, { score: null, isCompleted: false, isPassed: null }],
  [
    'points of all there are',
    { result: { score: 3, maxScore: 4, isCompleted: true, success: false } },
    { score: 75, isCompleted: true, isPassed: false },
  ],
  [
    'a content without points',
    { result: { score: 0, maxScore: 0, isCompleted: true, success: null } },
    { score: null, isCompleted: true, isPassed: null },
  ],
  ['a success', { result: { isCompleted: true, success: true } }, { isCompleted: true, isPassed: true }],
  ['a success that is neither', { result: { isCompleted: true, success: 'ya' } }, { isPassed: null }],
  ['points of an unknown total', { result: { score: 3 } }, { score: null }],
  ['a total without points', { result: { maxScore: 4 } }, { score: null }],
  [
    'more points than there are, and words in place of numbers',
    { result: { score: 9, maxScore: 4, isCompleted: 'ya', success: 'ya' } },
    { score: 100, isCompleted: false, isPassed: null },
  ],
  ['what is no result', { result: 'lulus' }, { score: null, isCompleted: false, isPassed: null }],
])('trackedResultOf reads %s of H5P', (_, data, result) => {
  expect(resultOf('h5p', { a: data as Cmi })).toMatchObject(result);
});

test('trackedResultOf takes the mean of scores, and waits for every part that reports', () => {
  const done = (raw: string) => ({ core: { lesson_status: 'passed', score: { raw } } });
  const ids = ['a', 'bacaan', 'b'];
  expect(resultOf('scorm-1.2', { a: done('90') }, ...ids)).toEqual({
    score: 90,
    isCompleted: false,
    isPassed: null,
    isWhole: false,
  });
  expect(resultOf('scorm-1.2', { a: done('90'), b: done('60') }, ...ids)).toEqual({
    score: 75,
    isCompleted: true,
    isPassed: true,
    isWhole: true,
  });
  const failed = { core: { lesson_status: 'failed' } };
  expect(resultOf('scorm-1.2', { a: done('90'), b: failed }, ...ids)).toMatchObject({
    isCompleted: false,
    isPassed: false,
  });
});

test('trackedResultOf is whole once every part that reports has a score or is completed', () => {
  const scored = { core: { score: { raw: '50' } } };
  const completed = { core: { lesson_status: 'completed' } };
  const isWhole = (scorm: Record<string, Cmi>) => resultOf('scorm-1.2', scorm, 'a', 'b').isWhole;
  expect(isWhole({ a: scored, b: completed })).toBe(true);
  expect(isWhole({ a: scored, b: {} })).toBe(false);
});

test('trackedResultOf has no result of a package whose parts are pages to read', () => {
  expect(resultOf('scorm-1.2', {}, 'bacaan')).toEqual({
    score: null,
    isCompleted: false,
    isPassed: null,
    isWhole: false,
  });
});

test('isPassing asks for the score of all parts where the lesson does, and else for what the package says', () => {
  const result = { score: 70, isCompleted: false, isPassed: null, isWhole: true };
  const scored = { completionType: 'minimum-score', minimumScore: 70 };
  expect(isPassing(result, scored)).toBe(true);
  expect(isPassing({ ...result, isPassed: false }, scored)).toBe(true);
  expect(isPassing({ ...result, score: 69.9, isCompleted: true, isPassed: true }, scored)).toBe(false);
  expect(isPassing({ ...result, isWhole: false }, scored)).toBe(false);
  expect(isPassing({ ...result, score: null, isCompleted: true }, { ...scored, minimumScore: 0 })).toBe(false);
  const byButton = { completionType: 'hit-button' };
  expect(isPassing({ ...result, isCompleted: true }, byButton)).toBe(true);
  expect(isPassing({ ...result, isCompleted: true, isPassed: false }, byButton)).toBe(false);
});

test('readTrackedState takes a state of something else as none', () => {
  for (const value of [null, '{"halaman":3}', '[]', 'null', '{"scorm":[1]}'])
    expect(readTrackedState(value)).toEqual({ scorm: {} });
});

test('readTrackedState reads the data of all parts', () => {
  const state = { scorm: { a: { core: { lesson_status: 'passed' } } }, part: 'a' };
  expect(readTrackedState(JSON.stringify(state))).toEqual(state);
});

test('startOf hands a part its own data, and none when it is opened for the first time', () => {
  const [a, b] = manifestOf('scorm-1.2', 'a', 'b').parts;
  const state = { scorm: { a: { core: {} } } };
  const frame = { nonce: 'n1', learner: 'Ani' };
  expect(startOf({ ...a!, masteryScore: 70, launchData: 'x' }, state, frame)).toEqual({
    nonce: 'n1',
    part: 'a',
    cmi: { core: {} },
    learner: 'Ani',
    masteryScore: 70,
    launchData: 'x',
  });
  expect(startOf(b!, state, frame).cmi).toBeNull();
});

test('withPart fills the bytes that there are, counted as UTF-8', () => {
  const text = JSON.stringify({ scorm: { b: { suspend_data: 'é' } }, part: 'b' });
  const fits = (maxBytes: number) => withPart({ scorm: {} }, 'b', { suspend_data: 'é' }, maxBytes);
  expect(fits(text.length + 1)).toBe(text);
  expect(fits(text.length)).toBeNull();
});

test('withPart drops single answers before it gives up', () => {
  const data = { suspend_data: 'x'.repeat(100), interactions: { 0: { id: 'y'.repeat(1_000) } } };
  expect(withPart({ scorm: { a: {} } }, 'b', data, 5_000)).toBe(
    JSON.stringify({ scorm: { a: {}, b: data }, part: 'b' }),
  );
  expect(JSON.parse(withPart({ scorm: {} }, 'b', data, 500)!)).toEqual({
    scorm: { b: { suspend_data: data.suspend_data } },
    part: 'b',
  });
  expect(withPart({ scorm: {} }, 'b', data, 50)).toBeNull();
});

test('openPartCount opens what was begun and the next part of a package that opens in its order, and all of others', () => {
  const manifest = manifestOf('scorm-2004-4', 'a', 'bacaan', 'b', 'c');
  const inOrder = { ...manifest, opensInOrder: true };
  expect(openPartCount({ scorm: {} }, manifest, 'a')).toBe(4);
  expect(openPartCount({ scorm: {} }, inOrder, 'a')).toBe(2);
  expect(openPartCount({ scorm: { a: {} } }, inOrder, 'bacaan')).toBe(3);
  expect(openPartCount({ scorm: { a: {}, b: {} } }, inOrder, 'a')).toBe(4);
  expect(openPartCount({ scorm: { c: {} } }, inOrder, 'a')).toBe(4);
});
