import { expect, test } from 'vitest';
import { readPackageMessage } from './package-messages.ts';

const circle: Record<string, unknown> = {};
circle.self = circle;
const save = (state: unknown) => ({ type: 'sinau:save', state });

test.each([
  [{ type: 'sinau:load' }, { type: 'load' }],
  [save({ page: 3 }), { type: 'save', value: '{"page":3}' }],
  [save(null), { type: 'save', value: 'null' }],
  [save('a'.repeat(65_534)), { type: 'save', value: `"${'a'.repeat(65_534)}"` }],
  [save('a'.repeat(65_535)), { type: 'unsavable', reason: 'too-large' }],
  [save('é'.repeat(40_000)), { type: 'unsavable', reason: 'too-large' }],
  [save(circle), { type: 'unsavable', reason: 'not-json' }],
  [save(undefined), { type: 'unsavable', reason: 'not-json' }],
  [save(10n), { type: 'unsavable', reason: 'not-json' }],
])('a package may ask to load and to save', (data, message) => {
  expect(readPackageMessage(data)).toEqual(message);
});

test.each([null, undefined, 'sinau:load', 1, [], {}, { type: 'sinau:complete' }, { type: 'sinau:save' }])(
  '%o is not a message of a package',
  (data) => {
    expect(readPackageMessage(data)).toBeNull();
  },
);
