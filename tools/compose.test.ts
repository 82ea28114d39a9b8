import { readFileSync } from 'node:fs';
import { secretNames } from '@sinau/api/platform/env/secrets';
import { expect, test } from 'vitest';
import { inWorkspace } from './workspace.ts';

test('the demo in containers passes each secret on to the processes', () => {
  const compose = readFileSync(inWorkspace('docker-compose.yml'), 'utf8');
  const passed = new Set([...compose.matchAll(/^ {4}([A-Z0-9_]+): .*\$\{\1:-/gm)].map(([, name]) => name));
  expect(secretNames.filter((name) => !passed.has(name))).toEqual([]);
});
