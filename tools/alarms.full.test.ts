import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inWorkspace } from './workspace.ts';

/** Prometheus' own tool, of the Debian package `prometheus`. */
function promtool(...args: string[]) {
  return execFileSync('promtool', args, { cwd: inWorkspace('docker/monitoring'), encoding: 'utf8' });
}

const hasPromtool = (() => {
  try {
    promtool('--version');
    return true;
  } catch {
    return false;
  }
})();

test.runIf(hasPromtool)('the configuration of Prometheus, with its alarms, is valid', () => {
  expect(promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
});

test.runIf(hasPromtool)('each alarm is raised by what it is for, and by nothing less', () => {
  expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
});
