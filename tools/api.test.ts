import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@sinau/test-kit/test-database';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { workspaceRoot } from './workspace.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a command as `npm run api` does. */
const run = (args: string[], settings: NodeJS.ProcessEnv) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn('node', ['tools/api.ts', ...args], {
      cwd: workspaceRoot,
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data'), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });

describe('npm run api', () => {
  test('reads the address of the database from a file, and passes on the exit code', async () => {
    const { url, drop } = await createTestDatabase();
    onTestFinished(drop);
    const DATABASE_URL_FILE = join(folder, 'database_url');
    await writeFile(DATABASE_URL_FILE, `${url}\n`);
    expect(await run(['migrate'], { DATABASE_URL_FILE })).toEqual({ code: 0, output: 'Skema sudah yang terbaru\n' });
    expect(await run(['migrate'], { DATABASE_URL_FILE, JWT_SECRET: 'pendek' })).toEqual({
      code: 78,
      output: 'The configuration is not valid:\nJWT_SECRET: must have 32 characters or more\n',
    });
  });

  test('names a file that cannot be read, and starts no other database', async () => {
    expect(await run(['migrate'], { DATABASE_URL_FILE: '/run/secrets/tidak-ada' })).toEqual({
      code: 78,
      output: 'DATABASE_URL: /run/secrets/tidak-ada, from DATABASE_URL_FILE, cannot be read (ENOENT)\n',
    });
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('draws keys without a database', { tags: 'night' }, async () => {
    expect(await run(['secrets', join(folder, 'secrets')], {})).toMatchObject({ code: 0 });
    expect(await readdir(join(folder, 'secrets'))).toEqual(['bank_key', 'certificate_key', 'jwt_secret', 'media_key']);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});
