import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installJobQueue } from '@sinau/api/platform/jobs';
import { migrateDeploy } from '@sinau/api/platform/migrate';
import { startApp, type AppUnderTest } from '@sinau/api/testing/app-under-test';
import { newPerson, type Person } from '@sinau/api/testing/scene';
import { startServerProcess } from '@sinau/api/testing/server-process';
import { execute } from '@sinau/test-kit/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashServer, signalServer, startMovingAddress, startReplicatedPostgres } from './replicated-postgres.ts';
import { isAlive } from './processes.ts';

type Server = Awaited<ReturnType<typeof startServerProcess>>;

const folder = mkdtempSync(join(tmpdir(), 'failover-'));
let servers: Awaited<ReturnType<typeof startReplicatedPostgres>>;
let address: Awaited<ReturnType<typeof startMovingAddress>>;
/** Prepares and checks; the calls go to the two processes. */
let app: AppUnderTest;
let processes: Server[];
let writers: Writer[];
beforeAll(async () => {
  servers = await startReplicatedPostgres(join(folder, 'servers'), async (server) => {
    await execute(server.url(), 'CREATE DATABASE sinau');
    await migrateDeploy(server.url('sinau'));
    await installJobQueue(server.url('sinau'));
  });
  // A commit is answered once the standby has it, too: a failover loses nothing that was answered.
  for (const setting of ["synchronous_standby_names = '*'", 'synchronous_commit = on'])
    await execute(servers.primary.url(), `ALTER SYSTEM SET ${setting}`);
  await execute(servers.primary.url(), 'SELECT pg_reload_conf()');

  address = await startMovingAddress(servers.primary.url('sinau'));
  const settings = { DATABASE_URL: address.url, DATA_DIR: join(folder, 'data') };
  app = await startApp({ settings });
  writers = [];
  for (let count = 0; count < 30; count += 1) writers.push({ person: await newPerson(app), answered: 0, tried: 0 });
  const start = () =>
    startServerProcess({
      ...settings,
      ALLOW_PAYMENT_SIMULATOR: 'true',
      ANSWER_CACHE: 'off',
      TRUST_PROXY: '127.0.0.1',
    });
  processes = [await start(), await start()];
});
afterAll(async () => {
  for (const one of processes ?? []) await one.kill();
  await app?.stop();
  await address?.close();
  await servers?.remove();
});

/** Somebody who stores one number after the other, each larger than the one before. */
interface Writer {
  readonly person: Person;
  /** The last number whose storing was answered with success, and the last one sent. */
  answered: number;
  tried: number;
}

/** Each person has an address of their own, which changes with each test: changes of a profile are limited by address. */
let network = 0;

async function call(index: number, { token }: Person, path: string, body?: object) {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-forwarded-for': `10.0.${network}.${index}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  try {
    const response = await fetch(`${processes[index % processes.length]!.url}/api${path}`, {
      method: body ? 'PUT' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/**
 * Runs a fault under load. It returns when the database was there again; calls go on until all of them succeed.
 * Prints how long that took.
 */
async function underLoad(name: string, fault: () => Promise<void>) {
  network += 1;
  const answers: { at: number; status: number; milliseconds: number }[] = [];
  let isOver = false;
  const load = writers.map(async (writer, index) => {
    while (!isOver) {
      for (const write of [true, false]) {
        const begun = performance.now();
        if (write) writer.tried += 1;
        const body = write ? { headline: String(writer.tried) } : undefined;
        const status = await call(index, writer.person, body ? '/user/update-profile' : '/user/me', body);
        if (write && status === 200) writer.answered = writer.tried;
        answers.push({ at: performance.now(), status, milliseconds: performance.now() - begun });
      }
      await sleep(800);
    }
  });
  const succeeds = (since: number) => {
    const later = answers.filter(({ at, milliseconds }) => at - milliseconds > since);
    return later.length >= 2 * writers.length && later.slice(-2 * writers.length).every(({ status }) => status === 200);
  };
  const isWell = () => {
    const since = performance.now();
    return expect.poll(() => succeeds(since), { timeout: 120_000, interval: 100 }).toBe(true);
  };
  await isWell();
  const begun = performance.now();
  await fault();
  const back = performance.now();
  await isWell();
  isOver = true;
  await Promise.all(load);

  const during = answers.filter(({ at }) => at >= begun);
  const failed = during.filter(({ status }) => status !== 200);
  const lastFailure = Math.max(back, ...failed.map(({ at }) => at));
  console.log(
    `${name}: the database was away for ${seconds(back - begun)} s; ${failed.length} of ${during.length} calls failed ` +
      `(${[...new Set(failed.map(({ status }) => status))].join(', ')}), the last one ${seconds(lastFailure - back)} s after it was back; ` +
      `the longest call took ${seconds(Math.max(...during.map(({ milliseconds }) => milliseconds)))} s`,
  );
  // Refused in the envelope of the API, which tells clients to try again; no process ended.
  expect(
    processes.flatMap(({ output }) =>
      output()
        .split('\n')
        .filter((line) => line.includes('"defect"')),
    ),
  ).toEqual([]);
  expect([...new Set(failed.map(({ status }) => status))].filter((status) => status !== 503)).toEqual([]);
  expect(processes.filter(({ pid }) => isAlive(pid))).toHaveLength(2);
  await expectNothingLost();
  await expectJobsRun();
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);

/** Each person has the last number that was answered, or a later one whose answer was lost. */
async function expectNothingLost() {
  const rows = await app.db.user.findMany({
    where: { id: { in: writers.map(({ person }) => person.id) } },
    select: { id: true, headline: true },
  });
  const stored = new Map(rows.map(({ id, headline }) => [id, Number(headline)]));
  expect(writers.filter(({ answered }) => answered === 0)).toEqual([]);
  expect(
    writers.filter(
      ({ person, answered, tried }) => !(stored.get(person.id)! >= answered && stored.get(person.id)! <= tried),
    ),
  ).toEqual([]);
}

const mails = () => {
  try {
    return readdirSync(join(folder, 'data/mail')).length;
  } catch {
    return 0;
  }
};

/** A mail that is asked for now leaves by a worker of one of the processes. */
async function expectJobsRun() {
  const before = mails();
  const { person } = writers[before % writers.length]!;
  const response = await fetch(`${processes[0]!.url}/api/user/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email }),
  });
  expect(response.status).toBe(200);
  await expect.poll(mails, { timeout: 120_000 }).toBeGreaterThan(before);
}

test('a restart of the database under load ends no process, loses nothing, and calls are answered again', async () => {
  await underLoad('restart', async () => {
    await servers.primary.stop();
    await servers.primary.revive();
  });
});

test('a database that is frozen for ten seconds under load ends no process and loses nothing', async () => {
  await underLoad('freeze', async () => {
    await signalServer(servers.primary, 'SIGSTOP');
    await sleep(10_000);
    await signalServer(servers.primary, 'SIGCONT');
  });
});

test('a failover to the standby under load ends no process, and loses nothing that was answered', async () => {
  await underLoad('failover', async () => {
    await crashServer(servers.primary);
    await servers.promote();
    address.moveTo(servers.standby.url('sinau'));
  });
});
