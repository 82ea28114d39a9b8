import { expect, test } from 'vitest';
import { backupBounds, localId } from './class-backup.rules.ts';

test('backupBounds allow a manifest of 32 MB', () => {
  expect(backupBounds.maxManifestBytes).toBe(33_554_432);
});

test.each([
  [1, '00000000-0000-7000-8000-000000000001'],
  [255, '00000000-0000-7000-8000-0000000000ff'],
  [4_096, '00000000-0000-7000-8000-000000001000'],
])('localId %i looks like an id of an installation', (n, id) => {
  expect(localId(n)).toBe(id);
});
