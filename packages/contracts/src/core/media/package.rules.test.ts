import { expect, test } from 'vitest';
import { packageBounds } from './package.rules.ts';

test('packageBounds allow as many bytes as their text says', () => {
  expect(packageBounds).toMatchObject({ maxBytes: 524_288_000, unpacked: '500 MB' });
});
