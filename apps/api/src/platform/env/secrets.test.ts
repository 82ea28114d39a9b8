import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { secretNames } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sinau-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const base = { DATABASE_URL: 'postgresql://127.0.0.1/sinau' };
function write(name: string, content: string) {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

test.each([
  ['a line break after it', '\n'],
  ['one of Windows', '\r\n'],
  ['none', ''],
])('a secret is read from its file, with %s', (_, ending) => {
  const address = 'postgresql://sinau:rahasia@postgres/sinau';
  expect(readEnv({ DATABASE_URL_FILE: write('database_url', address + ending) }).DATABASE_URL).toBe(address);
});

test('every secret can be a file, and is checked as if it were the variable', () => {
  const files = Object.fromEntries(secretNames.map((name) => [`${name}_FILE`, write(name, 'x')]));
  expect(() => readEnv(files)).toThrow(/^JWT_SECRET: must have 32 characters or more$/m);
  const values: Partial<Record<string, string>> = {
    DATABASE_URL: base.DATABASE_URL,
    DATABASE_DIRECT_URL: base.DATABASE_URL,
    SMTP_URL: 'smtp://mail.contoh.id',
  };
  const contents = secretNames.map((name) => [name, values[name] ?? `rahasia-${name}`.padEnd(40, 'x')] as const);
  for (const [name, content] of contents) write(name, `${content}\n`);
  expect(readEnv(files)).toMatchObject(Object.fromEntries(contents));
});

test('a file that is of no use is a line of the list, beside all others', () => {
  mkdirSync(join(folder, 'folder'));
  const settings = {
    ...base,
    JWT_SECRET: 'x'.repeat(40),
    JWT_SECRET_FILE: write('jwt_secret', 'y'.repeat(40)),
    MEDIA_KEY_FILE: '/run/secrets/tidak-ada',
    BANK_KEY_FILE: write('bank_key', '\n'),
    SMTP_URL_FILE: join(folder, 'folder'),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://contoh.id',
    PAYMENT_GATEWAY: 'midtrans',
    MIDTRANS_SERVER_KEY: 'kunci',
  };
  expect(() => readEnv(settings)).toThrow(
    [
      'The configuration is not valid:',
      'JWT_SECRET: must not be set beside JWT_SECRET_FILE',
      'MEDIA_KEY: /run/secrets/tidak-ada, from MEDIA_KEY_FILE, cannot be read (ENOENT)',
      `BANK_KEY: ${folder}/bank_key, from BANK_KEY_FILE, is empty`,
      `SMTP_URL: ${folder}/folder, from SMTP_URL_FILE, cannot be read (EISDIR)`,
      'CERTIFICATE_KEY: is needed in production: 32 characters or more',
    ].join('\n'),
  );
});

test('every variable that is documented and named as a key or secret is in the list', () => {
  const documented = readFileSync(join(import.meta.dirname, '../../../../../docs/deployment.md'), 'utf8');
  const names = [...documented.matchAll(/`([A-Z0-9_]+_(?:KEY|SECRET|PASSWORD|KEY_ID))`/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(9);
  expect(names.filter((name) => !secretNames.some((secret) => secret === name))).toEqual([]);
});
