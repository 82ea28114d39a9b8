import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { readEnv } from '../env.ts';
import type { Jobs } from '../jobs.ts';
import { mails } from '../metrics/process-metrics.ts';
import { readKeys } from '../keys.ts';
import { defineMail, queueMail, type AnyMail } from './define-mail.ts';
import { createMailer, type MailResult } from './mailer.ts';

const greeting = defineMail<{ seed: string }>('greeting', ({ seed }, { product, tokenOf }) => ({
  subject: `Salam dari ${product}`,
  lines: ['Apa kabar?'],
  action: { label: 'Buka', path: `/verify-email?token=${tokenOf(seed)}` },
}));
const message = { template: 'greeting', to: 'sekar@contoh.id', fullname: 'Sekar', seed: 'benih' };

let folder: string;
/** Results that were recorded, as a line each. */
let results: string[];
beforeEach(async () => {
  results = [];
  folder = await mkdtemp(join(tmpdir(), 'sinau-mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

function mailerWith(settings: NodeJS.ProcessEnv = {}, mails: readonly AnyMail[] = [greeting]) {
  const env = readEnv({ DATABASE_URL: 'postgresql://127.0.0.1/sinau', DATA_DIR: folder, ...settings });
  const findMailbox = async (address: string) =>
    address === message.to ? { userId: 'sekar', isConfirmed: true } : null;
  const record = async ({ jobId, userId, subject, state }: MailResult) =>
    void results.push(`${jobId} ${userId} ${subject}: ${state}`);
  return createMailer({ env, keys: readKeys(env), findMailbox, record }, mails);
}
async function savedMails() {
  const files = await readdir(join(folder, 'mail')).catch(() => []);
  const texts = await Promise.all(files.sort().map((name) => readFile(join(folder, 'mail', name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as { to: string; subject: string; text: string; html: string });
}

test('a retried mail has the same Message-ID', async () => {
  const server = await startSmtpServer();
  const sendMail = mailerWith({ SMTP_URL: server.url, PUBLIC_URL: 'https://sinau.contoh.id' });
  await sendMail(message, '0199-a');
  await sendMail(message, '0199-a');
  await sendMail(message, '0199-b');
  await server.stop();
  expect(server.received.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])).toEqual([
    '<0199-a@sinau.contoh.id>',
    '<0199-a@sinau.contoh.id>',
    '<0199-b@sinau.contoh.id>',
  ]);
});

test('an optional mail has its unsubscribe link, and the headers that mail programs look for', async () => {
  const server = await startSmtpServer();
  const sendMail = mailerWith({ SMTP_URL: server.url, PUBLIC_URL: 'https://sinau.contoh.id' });
  await sendMail({ ...message, unsubscribe: 'siapa_announcement' }, '0199-a');
  await sendMail(message, '0199-b');
  await server.stop();
  const [optional, always] = server.received.map((mail) => mail.replaceAll(/\n[ \t]/g, ' ').replaceAll('=\n', ''));
  expect(optional).toMatch(
    /^List-Unsubscribe: <https:\/\/sinau\.contoh\.id\/api\/user\/unsubscribe\/siapa_announcement\.\w+\.[\w-]{43}>$/m,
  );
  expect(optional).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(optional).toContain('Berhenti berlangganan: https://sinau.contoh.id/unsubscribe/siapa_announcement.');
  expect(always).not.toMatch(/unsubscribe|berlangganan/i);
});

test('a mail to an unconfirmed address is sent if its kind allows it, and greets without a name', async () => {
  const safe = defineMail<object>(
    'safe',
    (_message, { isConfirmed }) => ({ subject: isConfirmed ? 'Kenal' : 'Belum kenal', lines: [] }),
    { toUnconfirmed: true },
  );
  const sendMail = mailerWith({ CONTACT_EMAIL: 'halo@contoh.id' }, [greeting, safe]);
  for (const to of ['asing@contoh.id', 'sekar@contoh.id', 'halo@contoh.id'])
    for (const template of ['greeting', 'safe']) await sendMail({ ...message, to, template }, `${template}-${to}`);
  // Mails of one millisecond have no order.
  const sent = (await savedMails()).map(({ to, subject, text }) => `${to}: ${subject}. ${text.split('\n')[0]}`);
  expect(sent.toSorted()).toEqual([
    'asing@contoh.id: Belum kenal. Halo,',
    'halo@contoh.id: Kenal. Halo Sekar,',
    'halo@contoh.id: Salam dari Sinau. Halo Sekar,',
    'sekar@contoh.id: Kenal. Halo Sekar,',
    'sekar@contoh.id: Salam dari Sinau. Halo Sekar,',
  ]);
});

test('a mail to many people lets mails to one person go first', async () => {
  const sent: unknown[] = [];
  const jobs: Jobs = {
    send: async (_db, _job, payload, options) => void sent.push({ ...payload, priority: options?.priority }),
  };
  const announcement = defineMail('announcement', () => ({ subject: 'Kabar', lines: [] }), { isBulk: true });
  const to = { to: 'sekar@contoh.id', fullname: 'Sekar' };
  await queueMail(null as never, jobs, announcement, to);
  await queueMail(null as never, jobs, greeting, { ...to, seed: 'benih' });
  expect(sent).toEqual([
    { ...to, template: 'announcement', priority: -1 },
    { ...to, seed: 'benih', template: 'greeting', priority: 0 },
  ]);
});

test('each attempt to send a mail is counted by its result', async () => {
  const count = async (result: string) =>
    (await mails.get()).values.find(({ labels }) => labels.result === result)!.value;
  const before = [await count('sent'), await count('failed')] as const;
  const server = await startSmtpServer();
  const sendMail = mailerWith({ SMTP_URL: server.url });
  await sendMail(message, '0199-a');
  server.stop();
  await expect(sendMail(message, '0199-b')).rejects.toThrow('ECONNREFUSED');
  expect([await count('sent'), await count('failed')]).toEqual([before[0] + 1, before[1] + 1]);
  expect(results).toEqual(['0199-a sekar Salam dari Sinau: sent', '0199-b sekar Salam dari Sinau: failed']);
});

test('mails are saved where only the server itself reads them if there is no mail server, and no link reaches the log', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await mailerWith()(message, '0199-a');
  expect(written.mock.calls.join('')).not.toContain('/verify-email');
  written.mockRestore();

  const [name] = await readdir(join(folder, 'mail'));
  const file = join(folder, 'mail', name!);
  expect((await stat(join(folder, 'mail'))).mode & 0o777).toBe(0o700);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    to: 'sekar@contoh.id',
    link: expect.stringMatching(/\/verify-email\?token=[\w-]{43}$/),
  });
});
