import { expect, test } from 'vitest';
import { requireTests } from './test-paths.ts';

const run = (command: string, program = '/node_modules/vitest/vitest.mjs') =>
  requireTests(['node', program, ...command.split(' ')], async ([path]) => (path === 'packages/ui' ? ['a test'] : []));

test('a path without tests is an error beside one that has some', async () => {
  await expect(run('run --project unit packages/ui packages/iu')).rejects.toThrow(
    'No test of this run is in packages/iu.',
  );
});

test('only paths are looked for: options have values, and other programs arguments of their own', async () => {
  await run('run packages/ui --project unit -t a/title --shard=1/2');
  await run('run');
  await run('run stryker.config.json', '/node_modules/stryker/bin/stryker.js');
});
