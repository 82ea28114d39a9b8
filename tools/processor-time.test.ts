import { expect, test } from 'vitest';
import { describeTimes } from './processor-time.ts';
import { inWorkspace } from './workspace.ts';

test('a report of processor time sums each project with the processes that its files started, and names the most expensive files', () => {
  const times = [
    { file: inWorkspace('packages/a.test.ts'), project: 'unit', own: 1, children: 0 },
    { file: inWorkspace('e2e/b.test.ts'), project: 'e2e', own: 2, children: 40 },
    { file: inWorkspace('e2e/c.test.ts'), project: 'e2e', own: 3, children: 4 },
  ];
  expect(describeTimes(times, 2).split('\n')).toEqual([
    '     49.0 s  e2e, 2 files',
    '      1.0 s  unit, 1 files',
    '     42.0 s  e2e/b.test.ts',
    '      7.0 s  e2e/c.test.ts',
  ]);
});
