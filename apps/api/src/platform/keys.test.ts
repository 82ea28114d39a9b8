import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { drawKeyFiles, readKeys } from './keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sinau-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const environment = (settings: NodeJS.ProcessEnv = {}) => ({
  DATABASE_URL: 'postgresql://x:y@127.0.0.1:1/z',
  DATA_DIR: folder,
  NODE_ENV: 'test',
  ...settings,
});
const keys = (settings?: NodeJS.ProcessEnv) => readKeys(readEnv(environment(settings)));

test('keys are generated once for a data folder, and readable by its owner alone', () => {
  const first = keys();
  expect(new Set(Object.values(first)).size).toBe(5);
  expect(keys()).toEqual(first);
  expect(readdirSync(folder)).toEqual(['keys.json']);
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
});

test('two processes that start simultaneously in a new folder generate the same keys', { tags: 'night' }, async () => {
  const script = `
    import { readEnv } from '${join(import.meta.dirname, 'env.ts')}';
    import { readKeys } from '${join(import.meta.dirname, 'keys.ts')}';
    console.log(JSON.stringify(readKeys(readEnv(process.env))));`;
  const start = () =>
    new Promise<string>((resolve, reject) =>
      execFile(
        process.execPath,
        ['--input-type=module', '--eval', script],
        { env: { PATH: process.env.PATH, ...environment() } },
        (error, output) => (error ? reject(error as Error) : resolve(output)),
      ),
    );
  const drawn = await Promise.all([start(), start(), start(), start()]);
  expect(new Set(drawn).size).toBe(1);
});

test('a folder of an older version retains its keys and gets the newer ones, the same in each process', () => {
  const { jwt, simulator } = keys();
  writeFileSync(join(folder, 'keys.json'), JSON.stringify({ jwt, simulator }));
  const upgraded = keys();
  expect(upgraded).toMatchObject({ jwt, simulator, media: expect.any(String) as string });
  expect(keys()).toEqual(upgraded);
  expect(upgraded.media).not.toBe(upgraded.certificate);
});

test('keys are drawn into files once, which a start in production reads', () => {
  const secrets = join(folder, 'secrets');
  const start = () =>
    keys({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://contoh.id',
      SMTP_URL: 'smtp://mail.contoh.id',
      ALLOW_PAYMENT_SIMULATOR: 'true',
      ...Object.fromEntries(drawKeyFiles(secrets).map(({ name, file }) => [`${name}_FILE`, file])),
    });
  const { simulator: _, ...drawn } = start();
  expect(new Set(Object.values(drawn)).size).toBe(4);
  expect(start()).toMatchObject(drawn);
  expect(statSync(secrets).mode & 0o777).toBe(0o700);
  const names = ['bank_key', 'certificate_key', 'jwt_secret', 'media_key'];
  expect(readdirSync(secrets).map((name) => [name, statSync(join(secrets, name)).mode & 0o777])).toEqual(
    names.map((name) => [name, 0o600]),
  );

  rmSync(join(secrets, 'media_key'));
  expect(drawKeyFiles(secrets).filter(({ isNew }) => isNew)).toEqual([
    { name: 'MEDIA_KEY', file: join(secrets, 'media_key'), isNew: true },
  ]);
  expect(start()).toMatchObject({ ...drawn, media: expect.not.stringContaining(drawn.media) as string });
});

test.each(['', '{', '[]', '{"jwt":1}', '{"jwt":"pendek"}'])(
  'a key file that contains %j ends the start with a sentence that names it',
  (text) => {
    const file = join(folder, 'keys.json');
    writeFileSync(file, text);
    expect(() => keys()).toThrow(`Berkas kunci ${file} rusak`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
