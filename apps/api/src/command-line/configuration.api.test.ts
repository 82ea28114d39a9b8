import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@sinau/test-kit/test-database';
import { findFreePort } from '@sinau/test-kit/ports';
import type { Command } from 'commander';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commandLine } from '../command-line.ts';
import { command } from '../testing/command.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../testing/fake-midtrans.ts';
import { smtpLogin, startSmtpServer } from '../testing/smtp-server.ts';
import { testStores } from '../testing/s3-server.ts';

let folder: string;
let databaseUrl: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sinau-config-'));
  ({ url: databaseUrl, drop } = await createTestDatabase());
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

function set(settings: NodeJS.ProcessEnv) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}
beforeEach(() =>
  set({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    UPLOAD_RESERVE_MB: '0',
    UPLOAD_RESERVE_PERCENT: '0',
  }),
);
afterEach(() => void vi.unstubAllEnvs());

/** Every command without subcommands, with what it requires. */
function commandsBelow({ commands, registeredArguments, options }: Command, path: string[] = []): string[][] {
  if (commands.length > 0) return commands.flatMap((each) => commandsBelow(each, [...path, each.name()]));
  const needed = options
    .filter(({ mandatory }) => mandatory)
    .flatMap(({ long, required, argChoices }) => [long!, ...(required ? [argChoices?.[0] ?? 'x'] : [])]);
  return [[...path, ...registeredArguments.map(() => 'x'), ...needed]];
}
/** Commands that draw keys need no configuration yet. */
const drawsKeys = (name: string) => name === 'secrets' || name === 'backup-key';
const configured = commandsBelow(commandLine).filter(([name]) => !drawsKeys(name!));

test.each(configured.map((args) => [args]))(
  'a wrong configuration ends %j with the whole list and exit code 78',
  async (args) => {
    set({ DATABASE_URL: '', JWT_SECRET: 'pendek', PUBLIC_URL: 'sinau.id', PAYMENT_GATEWAY: 'midtrans' });
    expect(await command(...args)).toEqual({
      code: 78,
      output: '',
      complaint: [
        'The configuration is not valid:',
        'DATABASE_URL: is missing',
        'PUBLIC_URL: must be an address that begins with https:// or http://',
        'JWT_SECRET: must have 32 characters or more',
        'MIDTRANS_SERVER_KEY: is needed when PAYMENT_GATEWAY is midtrans',
        '',
      ].join('\n'),
    });
  },
);

describe('a command', () => {
  const verify = () => command('mitra', 'verify', 'ruang-redaksi');

  test('ends in a sentence and with exit code 69 without its database', async () => {
    const port = await findFreePort();
    set({ DATABASE_URL: `postgresql://127.0.0.1:${port}/sinau` });
    expect(await verify()).toEqual({
      code: 69,
      output: '',
      complaint: `Basis data tidak menjawab: connect ECONNREFUSED 127.0.0.1:${port}\n`,
    });
  });

  test('ends in a sentence and with exit code 78 where the server knows no such database', async () => {
    set({ DATABASE_URL: addressOf({ pathname: '/tidak-ada' }) });
    expect(await verify()).toEqual({
      code: 78,
      output: '',
      complaint: 'Basis data menolak DATABASE_URL: database "tidak-ada" does not exist\n',
    });
  });
});

const addressOf = (changes: Partial<Pick<URL, 'pathname' | 'password'>>) =>
  Object.assign(new URL(databaseUrl), changes).href;

test('secrets draws each key into a file once, and says which were there', async () => {
  const secrets = join(folder, 'secrets');
  const lines = (what: string, ...names: string[]) =>
    names.map((name) => `${name}_FILE=${secrets}/${name.toLowerCase()} (${what})\n`).join('');
  const advice = 'Simpan salinannya di luar mesin ini: kunci yang hilang tidak bisa dibuat ulang.\n';
  set({ DATABASE_URL: '' });
  expect(await command('secrets', secrets)).toEqual({
    code: 0,
    output: lines('dibuat', 'JWT_SECRET', 'MEDIA_KEY', 'CERTIFICATE_KEY', 'BANK_KEY') + advice,
    complaint: '',
  });
  const contents = () => readdirSync(secrets).map((name) => readFileSync(join(secrets, name), 'utf8'));
  const drawn = contents();
  rmSync(join(secrets, 'media_key'));
  expect((await command('secrets', secrets)).output).toBe(
    lines('sudah ada, tidak diubah', 'JWT_SECRET') +
      lines('dibuat', 'MEDIA_KEY') +
      lines('sudah ada, tidak diubah', 'CERTIFICATE_KEY', 'BANK_KEY') +
      advice,
  );
  expect(contents().filter((content) => drawn.includes(content))).toHaveLength(3);
});

test('secrets draws those of the services around it once, all from one password of the database', async () => {
  const secrets = join(folder, 'secrets-of-services');
  const read = (name: string) => readFileSync(join(secrets, name), 'utf8');
  set({ DATABASE_URL: '' });
  const { output } = await command('secrets', secrets, '--services');
  expect(output).toContain(`${secrets}/database_url (dibuat)\n`);
  const password = read('database_password');
  expect(password).toMatch(/^[\w-]{64}$/);
  expect(read('database_url')).toBe(`postgresql://sinau:${password}@pooler:6432/sinau`);
  expect(read('database_direct_url')).toBe(`postgresql://sinau:${password}@postgres:5432/sinau`);
  expect(read('pooler_users')).toBe(`"sinau" "${password}"\n`);
  expect(new Set(['postgres_password', 's3_secret_access_key', 'bank_key'].map(read)).add(password).size).toBe(4);

  rmSync(join(secrets, 'database_url'));
  expect((await command('secrets', secrets, '--services')).output).toMatch(/database_url \(dibuat\)\n.*sudah ada/);
  expect(read('database_url')).toContain(`:${password}@`);
});

describe('config check', () => {
  let midtrans: FakeMidtrans;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeAll(async () => {
    midtrans = await startFakeMidtrans();
    smtp = await startSmtpServer({ needsLogin: true });
  });
  afterAll(async () => {
    await smtp.stop();
    await midtrans.stop();
  });
  beforeEach(() => set({ SMTP_URL: smtp.url, ...midtrans.settings }));

  /** Exit code, and the line of one subject. */
  async function lineOf(subject: string) {
    const { code, output, complaint } = await command('config', 'check');
    expect(complaint).toBe('');
    expect(output.trimEnd().split('\n')).toHaveLength(4);
    return { code, line: output.split('\n').find((line) => line.includes(` ${subject}: `)) };
  }

  test.each(testStores)('says that everything works, with files on $name', async ({ settings }) => {
    const store = await settings();
    set(store);
    const place = store.STORAGE === 's3' ? `wadah ${store.S3_BUCKET}` : join(folder, 'data');
    expect(await command('config', 'check')).toEqual({
      code: 0,
      output: [
        '✓ Basis data: menjawab, dan skemanya yang terbaru.',
        '✓ Email: servernya menerima sambungan dan kata sandi. Tidak ada email yang dikirim.',
        `✓ Penyimpanan: ${place} bisa ditulis, dibaca, dan dihapus.`,
        '✓ Pembayaran: Midtrans menerima kuncinya.',
        '',
      ].join('\n'),
      complaint: '',
    });
    expect(smtp.received).toEqual([]);
    const files = readdirSync(join(folder, 'data'), { recursive: true, withFileTypes: true });
    expect(files.filter((each) => each.isFile())).toEqual([]);
  });

  test('says that the simulator takes no money, and that mails without a server are stored', async () => {
    set({ PAYMENT_GATEWAY: 'simulator', SMTP_URL: '' });
    expect(await lineOf('Pembayaran')).toEqual({
      code: 0,
      line: '✓ Pembayaran: simulator, jadi tidak ada uang yang diterima. Untuk berjualan, pakai PAYMENT_GATEWAY=midtrans.',
    });
    expect(await lineOf('Email')).toEqual({
      code: 0,
      line: `✓ Email: tidak dikirim; SMTP_URL kosong, jadi email disimpan di ${folder}/data/mail.`,
    });
  });

  test('says what helps where the database is absent, refuses the address, or lacks migrations', async () => {
    const port = await findFreePort();
    set({ DATABASE_URL: `postgresql://127.0.0.1:${port}/sinau` });
    expect(await lineOf('Basis data')).toEqual({
      code: 1,
      line: `✗ Basis data: tidak menjawab (connect ECONNREFUSED 127.0.0.1:${port}). Periksa host dan port di DATABASE_URL, dan apakah servernya menyala.`,
    });
    set({ DATABASE_URL: addressOf({ pathname: '/tidak-ada' }) });
    expect(await lineOf('Basis data')).toMatchObject({
      code: 1,
      line: expect.stringMatching(/^✗ Basis data: menolak \(database "tidak-ada" does not exist\)\. Periksa nama /),
    });

    const older = await createTestDatabase();
    onTestFinished(() => older.drop());
    const client = new pg.Client({ connectionString: older.url });
    await client.connect();
    const migration =
      /^✗ Basis data: menjawab, tetapi skemanya kurang (\d+) migrasi\. Jalankan `npm run api -- migrate`\.$/;
    set({ DATABASE_URL: older.url });
    await client.query(`DELETE FROM "_prisma_migrations"
      WHERE migration_name = (SELECT max(migration_name) FROM "_prisma_migrations")`);
    expect((await lineOf('Basis data')).line).toMatch(migration);
    expect((await lineOf('Basis data')).line).toContain(' 1 migrasi');
    await client.query('DROP TABLE "_prisma_migrations"');
    expect(await lineOf('Basis data')).toMatchObject({ code: 1, line: expect.stringMatching(migration) });
    expect((await client.query(`SELECT to_regclass('"_prisma_migrations"') AS found`)).rows).toEqual([{ found: null }]);
    await client.end();
  });

  test('tries the database itself as well where a pooler stands before it', async () => {
    const port = await findFreePort();
    set({ DATABASE_DIRECT_URL: `postgresql://sinau:sinau@127.0.0.1:${port}/sinau` });
    const { code, output } = await command('config', 'check');
    expect([code, ...output.split('\n').slice(0, 2)]).toEqual([
      1,
      '✓ Basis data: menjawab, dan skemanya yang terbaru.',
      `✗ Basis data tanpa pooler: tidak menjawab (connect ECONNREFUSED 127.0.0.1:${port}). Periksa host dan port di DATABASE_DIRECT_URL, dan apakah servernya menyala.`,
    ]);
  });

  test('says what helps where the mail server refuses the password or does not answer', async () => {
    set({ SMTP_URL: smtp.url.replace(smtpLogin.password, 'keliru') });
    expect(await lineOf('Email')).toMatchObject({
      code: 1,
      line: expect.stringMatching(
        /^✗ Email: nama pengguna atau kata sandi ditolak \(.*535 5.7.8 authentication failed\)\. Periksa SMTP_URL;/,
      ),
    });
    set({ SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}` });
    expect(await lineOf('Email')).toMatchObject({
      code: 1,
      line: expect.stringMatching(
        /^✗ Email: server tidak bisa dipakai \(.*ECONNREFUSED.*\)\. Periksa host dan port di SMTP_URL/,
      ),
    });
  });

  test('says what helps where the disk cannot be written, or is full', async () => {
    set({ DATA_DIR: '/dev/null/data' });
    expect(await lineOf('Penyimpanan')).toMatchObject({
      code: 1,
      line: expect.stringMatching(
        /^✗ Penyimpanan: \/dev\/null\/data tidak bisa dipakai \(ENOTDIR: .*\)\. Jadikan akun /,
      ),
    });
    set({ DATA_DIR: join(folder, 'data'), UPLOAD_RESERVE_PERCENT: '100' });
    expect(await lineOf('Penyimpanan')).toMatchObject({
      code: 1,
      line: expect.stringMatching(/^✗ Penyimpanan: ruang di .* hampir habis, jadi unggahan ditolak\./),
    });
  });

  test.each([
    [
      'knows no such bucket',
      404,
      'NoSuchBucket',
      /^✗ Penyimpanan: wadah berkas belum ada\. Jalankan `npm run api -- media bucket`\.$/,
    ],
    [
      'refuses the key',
      403,
      'InvalidAccessKeyId',
      /^✗ Penyimpanan: wadah berkas menolak \(InvalidAccessKeyId\)\. Periksa S3_ACCESS_KEY_ID dan /,
    ],
    [
      'does not understand',
      400,
      'InvalidRequest',
      /^✗ Penyimpanan: wadah berkas tidak bisa dipakai \(InvalidRequest\)\. Periksa S3_ENDPOINT, /,
    ],
  ])('says what helps where the S3 store %s', async (_, status, code, line) => {
    const server = createServer((request, response) => {
      request
        .resume()
        .on('end', () =>
          response
            .writeHead(status, { 'content-type': 'application/xml' })
            .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`),
        );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    set({
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'berkas',
      S3_ACCESS_KEY_ID: 'sinau',
      S3_SECRET_ACCESS_KEY: 'keliru',
      S3_FORCE_PATH_STYLE: 'true',
    });
    expect(await lineOf('Penyimpanan')).toMatchObject({ code: 1, line: expect.stringMatching(line) });
  });

  test('says what helps where Midtrans refuses the key or does not answer', async () => {
    set({ MIDTRANS_SERVER_KEY: 'keliru' });
    expect(await lineOf('Pembayaran')).toMatchObject({
      code: 1,
      line: expect.stringMatching(
        /^✗ Pembayaran: Midtrans menolak MIDTRANS_SERVER_KEY\. Salin Server Key dari dasbornya;/,
      ),
    });
    set({ MIDTRANS_SERVER_KEY: 'kunci', MIDTRANS_API_URL: `http://127.0.0.1:${await findFreePort()}` });
    expect(await lineOf('Pembayaran')).toMatchObject({
      code: 1,
      line: expect.stringMatching(
        /^✗ Pembayaran: Midtrans tidak menjawab \(.*ECONNREFUSED.*\)\. Periksa MIDTRANS_API_URL,/,
      ),
    });
  });
});
