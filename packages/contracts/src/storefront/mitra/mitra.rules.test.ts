import { expect, test } from 'vitest';
import { mayApply } from './mitra.rules.ts';

test('an application is possible without a mitra and after a rejection', () => {
  expect(
    [null, 'Pending', 'Verified', 'Rejected'].map((status) => mayApply(status as Parameters<typeof mayApply>[0])),
  ).toEqual([true, false, false, true]);
});
