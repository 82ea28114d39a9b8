import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inWorkspace } from './workspace.ts';

test('a process whose event loop is blocked ends with the stack of what blocks it', () => {
  const script = `
    import { watchEventLoop } from './loop-watchdog.ts';
    setInterval(() => undefined, 1_000);
    await watchEventLoop({ tickMs: 100, ticks: 2, name: 'a test' });
    async function endless() {
      for (;;) await null;
    }
    await endless();`;
  const { signal, stderr } = spawnSync('node', ['--input-type=module', '--eval', script], {
    cwd: inWorkspace('tools'),
    encoding: 'utf8',
  });
  expect(signal).toBe('SIGKILL');
  expect(stderr).toContain('The event loop of a test has been blocked for 0.2 s:\n  at endless ');
});
