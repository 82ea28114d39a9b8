import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeOptions } from '../node-options.ts';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { readEnv } from './env.ts';
import { forgetInstallation, joinInstallation } from './installation.ts';
import { readKeys } from './keys.ts';

let app: AppUnderTest;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = mkdtempSync(join(tmpdir(), 'sinau-installation-'));
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const other = 'kunci-yang-lain-sama-sekali-tidak-sama';
const settings = (change: NodeJS.ProcessEnv = {}) => ({
  NODE_ENV: 'test',
  DATABASE_URL: app.env.DATABASE_URL,
  DATA_DIR: join(folder, 'a'),
  ...change,
});
const start = (change?: NodeJS.ProcessEnv) => {
  const env = readEnv(settings(change));
  return joinInstallation(app.db, env, readKeys(env));
};

test('a process whose keys or media differ from those of the database does not start, and says which differ', async () => {
  await Promise.all([start(), start()]);
  await start();
  await expect(start({ JWT_SECRET: other })).rejects.toThrow(/: JWT_SECRET berbeda/);
  await expect(start({ MEDIA_KEY: other, CERTIFICATE_KEY: other, BANK_KEY: other })).rejects.toThrow(
    /: BANK_KEY, CERTIFICATE_KEY, MEDIA_KEY berbeda/,
  );
  const { jwt, media, certificate, bank } = readKeys(readEnv(settings()));
  const keys = { JWT_SECRET: jwt, MEDIA_KEY: media, CERTIFICATE_KEY: certificate, BANK_KEY: bank };
  mkdirSync(join(folder, 'b'));
  await expect(start({ ...keys, DATA_DIR: join(folder, 'b') })).rejects.toThrow(/: DATA_DIR berbeda/);

  const marks = await app.db.installationMark.findMany();
  expect(JSON.stringify(marks)).not.toContain(jwt);
});

test('a command accepts a key that was changed on purpose', async () => {
  await start();
  await expect(start({ JWT_SECRET: other })).rejects.toThrow();
  await forgetInstallation(app.db);
  await start({ JWT_SECRET: other });
  await expect(start()).rejects.toThrow(/JWT_SECRET/);
  await forgetInstallation(app.db);
});

test('the process ends with that sentence and no stack', { tags: 'night' }, async () => {
  await start();
  const { code, text } = await new Promise<{ code: unknown; text: string }>((resolve) =>
    execFile(
      process.execPath,
      [...nodeOptions, join(import.meta.dirname, '../main.ts')],
      {
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          LOG_LEVEL: 'silent',
          ALLOW_PAYMENT_SIMULATOR: 'true',
          ...settings({ JWT_SECRET: other }),
        },
      },
      (error, _output, errors) => resolve({ code: error?.code, text: errors }),
    ),
  );
  expect(code).toBe(1);
  expect(text).toMatch(/^Proses ini tidak cocok dengan basis datanya: JWT_SECRET berbeda[^\n]*\n$/);
});
