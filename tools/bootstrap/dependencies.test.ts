import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from './workspace-root.mjs';

test('typecheck finds pnpm where the path has none, and once all is installed needs neither network nor caches of npm', async () => {
  const path = process.env.PATH!.split(delimiter).filter((folder) => !existsSync(join(folder, 'pnpm')));
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'typecheck', '--', '--filter=@sinau/format'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: path.join(delimiter),
      HOME: await mkdtemp(join(tmpdir(), 'home-')),
      npm_config_registry: 'http://127.0.0.1:1',
    },
  });
  expect(stderr + stdout).toContain('1 successful, 1 total');
  expect(stderr + stdout).not.toContain('Memasang paket');
  expect(status).toBe(0);
});
