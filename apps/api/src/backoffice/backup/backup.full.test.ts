import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { auth, payment, transaction } from '@sinau/api-client';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createLedgerJobs } from '../../commerce/ledger/ledger.jobs.ts';
import { issueCertificate } from '../../core/certificate/index.ts';
import { checkFiles } from '../../core/media/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { joinInstallation } from '../../platform/installation.ts';
import { readKeys } from '../../platform/keys.ts';
import { startApp, uniqueEmail, type AppUnderTest } from '../../testing/app-under-test.ts';
import { createBackupTarget, newMachine } from '../../testing/backups.ts';
import { finished, publishedProgram, type ProgramRow } from '../../testing/classes.ts';
import { newPartner, newPerson, type Person } from '../../testing/scene.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { fixture, upload } from '../../testing/uploads.ts';

const commandLine = join(import.meta.dirname, '../../cli.ts');
/** Runs a command as a process of its own; returns its output. */
const run = async (settings: NodeJS.ProcessEnv, ...args: string[]) =>
  (await promisify(execFile)(process.execPath, [commandLine, ...args], { env: { ...process.env, ...settings } }))
    .stdout;

async function buy(app: AppUnderTest, buyer: Person, program: ProgramRow) {
  const { orderId } = await buyer.call(transaction.create, {
    body: { programIds: [program.id], paymentMethod: 'qris' },
  });
  const { id } = await app.db.simulatedPayment.findUniqueOrThrow({ where: { orderCode: orderId } });
  await buyer.call(payment.simulate, { params: { id }, body: { outcome: 'settlement' } });
  // The worker applies the payment; somebody may have three orders that are not paid.
  const isPaid = async () => (await app.db.order.findUniqueOrThrow({ where: { code: orderId } })).status === 'SUCCESS';
  while (!(await isPaid())) await sleep(100);
}

/** Fifty buyers who buy one class after another until they are stopped, while a partner uploads. */
async function startBuying(app: AppUnderTest) {
  const partner = await newPartner(app);
  const programs = await Promise.all(Array.from({ length: 40 }, () => publishedProgram(app, partner)));
  const buyers = await Promise.all(Array.from({ length: 50 }, () => newPerson(app)));
  let isOver = false;
  const goShopping = async (buyer: Person) => {
    for (const program of programs) {
      if (isOver) return;
      await buy(app, buyer, program);
    }
  };
  const uploadOn = async () => {
    while (!isOver) await upload(app, partner, '/media', { name: 'materi.pdf', content: fixture('lesson.pdf') });
  };
  const done = Promise.all([...buyers.map(goShopping), uploadOn()]);
  // A failure shows at the stop.
  done.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      await done;
    },
  };
}

const countPaid = (db: AppUnderTest['db']) => db.order.count({ where: { status: 'SUCCESS' } });

test('a backup made while fifty buyers buy restores on an empty machine, where books balance and the API serves', async ({
  annotate,
}) => {
  const app = await startApp({ withWorkers: true });
  onTestFinished(() => app.stop());
  await joinInstallation(app.db, app.env, readKeys(app.env));
  const [email, password] = [uniqueEmail(), 'rahasia-sekali-ini'];
  await app.visitor.call(auth.register, { body: { fullname: 'Sekar Ayu', email, password } });
  const graduate = await newPerson(app);
  const program = await publishedProgram(app, await newPartner(app));
  const participant = await finished(app, graduate, program);
  const { number } = await app.db.$transaction((tx) =>
    issueCertificate(tx, { ...app, keys: readKeys(app.env) }, participant.id),
  );
  const place = await createBackupTarget(app);
  const source = { NODE_ENV: 'test', DATABASE_URL: app.env.DATABASE_URL, DATA_DIR: app.env.DATA_DIR };

  const buying = await startBuying(app);
  await expect.poll(() => countPaid(app.db), { timeout: 120_000 }).toBeGreaterThan(20);
  const paidBefore = await countPaid(app.db);
  const made = await run({ ...source, BACKUP_RECIPIENT: place.recipient }, 'backup', place.address);
  const paidAfter = await countPaid(app.db);
  await buying.stop();
  expect(paidAfter).toBeGreaterThan(paidBefore);

  const machine = await newMachine();
  const opened = ['--identity', place.identityFile];
  expect(await run(machine.settings, 'restore', place.address, ...opened, '--check')).toMatch(/utuh/);
  await run(machine.settings, 'restore', place.address, ...opened);
  expect(await run(machine.settings, 'media', 'check')).toMatch(/ 0 berkas hilang/);

  const paid = await countPaid(machine.db);
  expect(paid).toBeGreaterThanOrEqual(paidBefore);
  expect(paid).toBeLessThanOrEqual(paidAfter);
  const log = pino({ level: 'silent' });
  expect(
    await createLedgerJobs({
      db: machine.db,
      withPatientDb: (work) => work(machine.db),
      clock: systemClock,
      log,
    }).prove(),
  ).toBe(true);
  const media = await machine.db.media.count();
  expect(media).toBeGreaterThan(0);
  expect(await checkFiles(machine.db, createFileStore('media', machine.env))).toMatchObject({ withoutFile: [] });

  const server = await startServerProcess(machine.settings);
  onTestFinished(async () => void (await server.stop()));
  const send = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${server.url}/api${path}`, init);
    return { status: answer.status, data: ((await answer.json()) as { data: Record<string, unknown> }).data };
  };
  const signedIn = await send('/user/auth/request-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(signedIn).toMatchObject({ status: 200, data: { token: expect.any(String) } });
  // The session of before the backup: its key was restored.
  const headers = { authorization: `Bearer ${graduate.token}` };
  expect(await send('/user/my-class/me', { headers })).toMatchObject({ data: { list: [{ id: program.id }] } });
  const { lessonId } = await machine.db.lessonSession.findFirstOrThrow({ where: { participantId: participant.id } });
  expect(await send(`/participant/lesson/${lessonId}`, { headers })).toMatchObject({ status: 200 });
  expect(await send(`/certificate/verify/${number}`)).toMatchObject({ status: 200, data: { status: 'valid' } });

  await annotate(
    `${made.trim().split('\n').at(-1)}; ${paidBefore} orders paid before it, ${paidAfter} after it, ${paid} and ${media} media restored`,
  );
});
