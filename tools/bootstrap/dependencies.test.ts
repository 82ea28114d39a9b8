import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from './workspace-root.mjs';

const { packageManager, scripts } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as {
  packageManager: string;
  scripts: Record<string, string>;
};

test('a command finds pnpm without one in the path once everything is installed, without network and without caches of npm', async () => {
  const path = process.env.PATH!.split(delimiter).filter((folder) => !existsSync(join(folder, 'pnpm')));
  const askPnpm = "child_process.execFileSync('pnpm', ['--version'], { encoding: 'utf8' })";
  const { stdout, stderr } = spawnSync('node', ['tools/bootstrap.mjs', '-p', askPnpm], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: path.join(delimiter),
      HOME: await mkdtemp(join(tmpdir(), 'home-')),
      npm_config_registry: 'http://127.0.0.1:1',
    },
  });
  expect(stderr).toBe('');
  expect(`pnpm@${stdout.trim()}`).toBe(packageManager);
});

test.each(['build', 'typecheck'])('%s calls turbo with the same arguments as turbo', (name) => {
  expect(scripts[name]).toBe(`node tools/bootstrap.mjs node_modules/turbo/bin/turbo run ${name}`);
});
