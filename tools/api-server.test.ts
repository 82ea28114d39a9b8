import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeOptions } from './api-server.ts';
import { inWorkspace } from './workspace.ts';

test.each(['Dockerfile', 'apps/api/package.json'])('%s starts the API with the same options of Node', (file) => {
  const words = readFileSync(inWorkspace(file), 'utf8').match(/--max-[\w-]+=\d+/g);
  expect(words).toEqual(nodeOptions);
});
