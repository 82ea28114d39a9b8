import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { auth, program } from '@sinau/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { MailMessage } from './platform/mail/define-mail.ts';
import { startApp, uniqueEmail, type AppUnderTest } from './testing/app-under-test.ts';
import { newProgram } from './testing/classes.ts';
import { command } from './testing/command.ts';
import { newPartner, newPerson } from './testing/scene.ts';
import { fixture, upload } from './testing/uploads.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const settings = () => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: app.env.DATABASE_URL,
  DATA_DIR: app.env.DATA_DIR,
});
beforeEach(() => {
  for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value);
});
afterEach(() => void vi.unstubAllEnvs());

test(
  'the command line as a process of its own writes to both streams and ends with an exit code',
  { tags: 'night' },
  async () => {
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], {
        env: { ...process.env, ...settings() },
      });
    expect(await run('migrate')).toEqual({ stdout: 'Skema sudah yang terbaru\n', stderr: '' });
    await expect(run('mitra', 'verify', 'tidak-ada')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'Data tidak ditemukan\n',
    });
  },
);

test('an operator is created with a password that is shown once, and can sign in', async () => {
  const email = uniqueEmail('operator');
  const { code, output } = await command(
    'operator',
    'create',
    '--email',
    email.toUpperCase(),
    '--fullname',
    'Dimas Prakoso',
  );
  expect(code).toBe(0);
  const password = output.match(/Kata sandi: (\S+)/)![1]!;
  const { token } = await app.visitor.call(auth.requestToken, { body: { email, password } });
  expect(await app.signedIn(token!).call(auth.me)).toMatchObject({
    isOperator: true,
    staffRoles: ['admin'],
    isEmailVerified: true,
    fullname: 'Dimas Prakoso',
  });
});

test('an existing user becomes an operator and keeps name and password', async () => {
  const person = await newPerson(app);
  const { output } = await command(
    'operator',
    'create',
    '--email',
    person.email,
    '--fullname',
    'Nama Lain',
    '--password',
    'sandi-yang-lain',
    '--role',
    'support',
  );
  expect(output).toContain('sekarang operator');
  expect(await app.db.user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
    isOperator: true,
    staffRoles: ['support'],
    fullname: person.fullname,
    passwordHash: null,
  });
});

test(
  'the second step of somebody who lost it is turned off, which is logged without an actor',
  { tags: 'night' },
  async () => {
    const person = await newPerson(app);
    const reset = () =>
      command('operator', 'reset-two-step', '--email', person.email, '--reason', 'Bertemu langsung di kantor.');
    expect(await reset()).toMatchObject({ code: 1, complaint: 'Verifikasi dua langkah akun ini tidak aktif\n' });
    const now = app.clock.now();
    await app.db.authenticator.create({ data: { userId: person.id, secret: 'x', createdAt: now, activatedAt: now } });
    expect(await reset()).toMatchObject({ code: 0 });
    expect(await app.db.authenticator.count({ where: { userId: person.id } })).toBe(0);
    expect(await app.db.auditEntry.findMany({ where: { subjectId: person.id } })).toMatchObject([
      { act: 'user.resetTwoStep', actorId: null, reason: 'Bertemu langsung di kantor.' },
    ]);
  },
);

test('a mitra is verified and its class published, with the mail to its maker and no actor', async () => {
  const partner = await newPartner(app, { status: 'Pending' });
  const { slug } = await app.db.mitra.findUniqueOrThrow({ where: { id: partner.mitraId } });
  const draft = await newProgram(app, partner);

  expect(await command('mitra', 'verify', slug)).toMatchObject({
    code: 0,
    output: 'Mitra “Ruang Redaksi” terverifikasi\n',
  });
  await partner.call(program.submit, { params: { id: draft.id } });
  expect(await command('class', 'publish', draft.slug)).toMatchObject({ code: 0 });

  expect(await app.visitor.call(program.detail, { params: { id: draft.id } })).toMatchObject({
    statusApprove: 'publish',
  });
  expect(await app.db.classTransition.findFirstOrThrow({ where: { classId: draft.id, to: 'publish' } })).toMatchObject({
    actorId: null,
  });
  expect((await app.queued<MailMessage>('mail.send')).filter(({ to }) => to === partner.email)).toEqual([
    expect.objectContaining({ template: 'mitra_verified' }),
    expect.objectContaining({ template: 'class_published' }),
  ]);
  expect(await command('class', 'publish', draft.slug)).toEqual({
    code: 1,
    output: '',
    complaint: 'Kelas ini tidak sedang menunggu tinjauan\n',
  });
});

test(
  'a class may use the assistant for news writing until the permission is withdrawn',
  { tags: 'night' },
  async () => {
    const { id, slug } = await newProgram(app, await newPartner(app));
    expect(await command('class', 'news-writing', slug)).toMatchObject({
      code: 0,
      output: 'Kelas ini boleh memakai AI-sisten\n',
    });
    expect(await app.db.class.findUniqueOrThrow({ where: { id } })).toMatchObject({ allowsNewsWriting: true });
    expect(await command('class', 'news-writing', slug, '--off')).toMatchObject({ code: 0 });
    expect(
      await app.db.auditEntry.findMany({ where: { subjectId: id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    ).toMatchObject([
      { act: 'class.allowNewsWriting', actorId: null },
      { act: 'class.refuseNewsWriting', actorId: null },
    ]);
  },
);

test('a mitra is rejected with a reason, once', { tags: 'night' }, async () => {
  const partner = await newPartner(app, { status: 'Pending' });
  const reject = () => command('mitra', 'reject', partner.mitraId, '--reason', 'Ceritakan pengalamanmu lebih lengkap.');
  expect(await reject()).toMatchObject({ code: 0, output: 'Pendaftaran mitra “Ruang Redaksi” ditolak\n' });
  expect(await partner.call(auth.me)).toMatchObject({ statusApproveMitra: 'Rejected' });
  expect(await reject()).toEqual({ code: 1, output: '', complaint: 'Mitra ini tidak sedang menunggu tinjauan\n' });
});

test.each([
  [['mitra', 'reject', 'tidak-ada', '--reason', 'Kurang'], 'reason: Minimal 10 karakter\n'],
  [['mitra', 'verify', 'tidak-ada'], 'Data tidak ditemukan\n'],
  [
    ['operator', 'create', '--email', 'bukan-email', '--fullname', 'A'],
    'email: Tulis alamat email yang lengkap, misalnya nama@contoh.id; fullname: Minimal 2 karakter\n',
  ],
])('a failure of %j is reported in one line', async (args, complaint) => {
  expect(await command(...args)).toEqual({ code: 1, output: '', complaint });
});

test('the schema and the data can be updated repeatedly', async () => {
  expect(await command('migrate')).toMatchObject({ code: 0, output: 'Skema sudah yang terbaru\n' });
  expect(await command('seed')).toMatchObject({ code: 0, output: 'Data acuan siap\n' });
});

test('two processes that load the demo at once take turns', { tags: 'night' }, async () => {
  const client = new pg.Client({ connectionString: app.env.DATABASE_URL });
  await client.connect();
  await client.query('SELECT pg_advisory_lock($1)', [72707371]);
  const waiting = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const seeding = command('seed');
  await vi.waitFor(() => expect(waiting).toHaveBeenCalledWith('Menunggu proses lain yang sedang memuat data'), 30_000);
  await client.end();
  expect((await seeding).code).toBe(0);
});

test('a store that does not answer is named, with what to do', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = {
    STORAGE: 's3',
    S3_BUCKET: 'sinau',
    S3_ENDPOINT: address,
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  for (const [name, value] of Object.entries(store)) vi.stubEnv(name, value);
  const { code, complaint } = await command('media', 'bucket');
  expect(code).toBe(1);
  expect(complaint).toMatch(new RegExp(`^Penyimpanan ${address} tidak menjawab \\(E[A-Z]+\\)\\. Periksa S3_ENDPOINT`));
});

test(
  'recordings without streams are queued once, behind all others, and only where there is an encoder',
  { tags: 'night' },
  async () => {
    const partner = await newPartner(app);
    const { id } = (await upload(app, partner, '/media', { name: 'lesson.mp4', content: fixture('lesson.mp4') })).data;
    const ofRecording = () => app.db.streamTask.findMany({ where: { mediaId: id } });
    await app.db.streamTask.deleteMany({});

    vi.stubEnv('FFMPEG_PATH', 'tanpa-ffmpeg');
    const refused = await command('media', 'prepare', '--missing');
    expect({ ...refused, tasks: await ofRecording() }).toMatchObject({
      code: 1,
      complaint: 'tanpa-ffmpeg tidak ditemukan, atau tidak mengenal libx264\n',
      tasks: [],
    });

    vi.stubEnv('FFMPEG_PATH', 'ffmpeg');
    expect((await command('media', 'prepare', '--missing')).output).toMatch(/^1 rekaman masuk antrean/);
    expect(await ofRecording()).toMatchObject([{ isBackground: true }]);
    expect((await command('media', 'prepare', '--missing')).output).toMatch(/^0 rekaman masuk antrean/);
  },
);

test(
  'the service is backed up, checked, and restored only where nothing would be lost',
  { tags: 'night' },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sinau-commands-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [identity, target] = [join(folder, 'kunci'), join(folder, 'cadangan')];
    expect(await command('backup', target)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('BACKUP_RECIPIENT belum diisi'),
    });

    const { output } = await command('backup-key', identity);
    vi.stubEnv('BACKUP_RECIPIENT', output.match(/BACKUP_RECIPIENT=(\S+)/)![1]!);
    expect(await command('backup-key', identity)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('EEXIST'),
    });
    expect(await command('backup', target, '--keep', 'dua')).toMatchObject({ code: 1 });
    expect((await command('backup', target, '--keep', '2')).output).toMatch(/^Cadangan \S+ selesai: \d+ tabel/m);

    const restore = (...options: string[]) => command('restore', target, '--identity', identity, ...options);
    expect(await restore('--check')).toMatchObject({ code: 0, output: expect.stringContaining('dan kuncinya cocok') });
    expect(await restore('--check', '--backup', 'kemarin')).toMatchObject({
      code: 1,
      complaint: 'Tidak ada cadangan bernama kemarin\n',
    });
    expect(await restore()).toMatchObject({
      code: 1,
      complaint: 'Masih ada proses layanan yang memakai basis data ini: hentikan dulu semuanya\n',
    });
  },
);

test('the books are proven, with each row of closed periods', async () => {
  expect(await command('books', 'prove')).toMatchObject({ code: 0, output: 'Buku cocok\n' });
  expect(await app.db.ledgerProof.findMany({ select: { isFull: true } })).toEqual([{ isFull: true }]);
  await app.connections.query(
    `INSERT INTO "HeldShare" ("orderLineId", "mitraId", "heldUntil") VALUES (uuidv7(), uuidv7(), now())`,
  );
  const { code, output } = await command('books', 'prove');
  expect([code, output]).toEqual([1, expect.stringMatching(/heldShares: 1 \([-0-9a-f]{36}\)/)]);
  await app.connections.query('DELETE FROM "HeldShare"');
});
