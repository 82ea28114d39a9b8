import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase, createTestDatabase } from '@sinau/test-kit/test-database';
import { expect, onTestFinished, test } from 'vitest';
import { nodeOptions } from './node-options.ts';

/** Starts the process, and returns how it ended. */
const endOf = (settings: NodeJS.ProcessEnv) =>
  new Promise<{ code: unknown; output: string; complaint: string }>((resolve) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'sinau-start-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
    execFile(
      process.execPath,
      [...nodeOptions, join(import.meta.dirname, 'main.ts')],
      { env: { PATH: process.env.PATH, PORT: '0', DATA_DIR, ...settings } },
      (error, output, complaint) => resolve({ code: error?.code, output, complaint }),
    );
  });

test(
  'a wrong configuration ends the process with the whole list, no stack, and exit code 78',
  { tags: 'night' },
  async () => {
    const settings = {
      NODE_ENV: 'production',
      DATABASE_URL: '',
      JWT_SECRET: 'pendek',
      PUBLIC_URL: 'sinau.id',
      TRUST_PROXY: 'nonsense',
      PAYMENT_GATEWAY: 'midtrans',
      SMTP_URL: 'smtp://mail.contoh.id',
      MEDIA_KEY_FILE: '/run/secrets/tidak-ada',
    };
    const drawn = 'is needed in production: 32 characters or more, as `npm run api -- secrets <folder>` draws them';
    expect(await endOf(settings)).toEqual({
      code: 78,
      output: '',
      complaint: [
        'The configuration is not valid:',
        'MEDIA_KEY: /run/secrets/tidak-ada, from MEDIA_KEY_FILE, cannot be read (ENOENT)',
        'DATABASE_URL: is missing',
        'PUBLIC_URL: must be an address that begins with https:// or http://',
        'TRUST_PROXY: must be addresses or ranges, such as 10.0.0.0/8, with commas between them',
        'JWT_SECRET: must have 32 characters or more',
        'MIDTRANS_SERVER_KEY: is needed when PAYMENT_GATEWAY is midtrans',
        `CERTIFICATE_KEY: ${drawn}`,
        `BANK_KEY: ${drawn}`,
        '',
      ].join('\n'),
    });
  },
);

test(
  'a database that the server does not have ends the process in a sentence, with exit code 78',
  { tags: 'night' },
  async () => {
    const { url, drop } = await createTestDatabase();
    onTestFinished(drop);
    const DATABASE_URL = Object.assign(new URL(url), { pathname: '/tidak-ada' }).href;
    expect(await endOf({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL })).toEqual({
      code: 78,
      output: '',
      complaint: expect.stringMatching(
        /^Basis data menolak DATABASE_URL: [^\n]*tidak-ada[^\n]* does not exist[^\n]*\n$/,
      ),
    });
  },
);

test(
  'a database that was never migrated ends the process in a sentence with the command, and exit code 78',
  { tags: 'night' },
  async () => {
    const { url, drop } = await createEmptyDatabase();
    onTestFinished(drop);
    expect(await endOf({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url })).toEqual({
      code: 78,
      output: '',
      complaint: 'Skema basis data belum ada atau belum lengkap. Jalankan dulu `npm run api -- migrate`.\n',
    });
  },
);
