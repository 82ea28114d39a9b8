import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../workspace.ts';

test('workflows name actions by commit, which nobody can move, with the version beside it', () => {
  const workflows = globSync(`${workspaceRoot}/.github/workflows/*.yml`).map((path) => readFileSync(path, 'utf8'));
  const used = workflows.flatMap((text) => [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action!));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});
