import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('%s is a range of 100 bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999-'])(
  '%s lies beyond 100 bytes',
  (header) => {
    expect(rangeOf(header, 100)).toBe('unsatisfiable');
  },
);

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=a-b',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=1e3-',
  'bytes=0-1; x',
])('%s is no range, so the whole file is sent', (header) => {
  expect(rangeOf(header, 100)).toBeNull();
});
