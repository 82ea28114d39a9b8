import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Prisma } from '@sinau/api/platform/db';
import { installJobQueue } from '@sinau/api/platform/jobs';
import { migrateDeploy } from '@sinau/api/platform/migrate';
import { startApp, type AppUnderTest, type Caller } from '@sinau/api/testing/app-under-test';
import { publishedProgram } from '@sinau/api/testing/classes';
import { scene, type PartnerPerson } from '@sinau/api/testing/scene';
import { execute } from '@sinau/test-kit/test-database';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { crashServer, signalServer, startReplicatedPostgres } from './replicated-postgres.ts';

let servers: Awaited<ReturnType<typeof startReplicatedPostgres>>;
/** An application that reads a replica however far it is behind, unless it knows of a change, and one that caches nothing. */
let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  servers = await startReplicatedPostgres(await mkdtemp(join(tmpdir(), 'replica-')), async (server) => {
    await execute(server.url(), 'CREATE DATABASE sinau');
    await migrateDeploy(server.url('sinau'));
    await installJobQueue(server.url('sinau'));
  });
  app = await start({ DATABASE_REPLICA_LAG_SECONDS: '600' });
  ({ partner } = await scene(app));
});
afterAll(async () => {
  await app?.stop();
  await servers?.remove();
});

const start = (settings: NodeJS.ProcessEnv) =>
  startApp({
    settings: {
      DATABASE_URL: servers.primary.url('sinau'),
      DATABASE_REPLICA_URL: servers.standby.url('sinau'),
      ...settings,
    },
  });

/** Returns whether a read goes to the replica now. */
async function readsReplica({ replica }: AppUnderTest) {
  const [row] = await replica.sql<{ isReplica: boolean }>(Prisma.sql`SELECT pg_is_in_recovery() AS "isReplica"`);
  return row!.isReplica;
}
const untilRead = (from: AppUnderTest, isReplica: boolean) =>
  expect.poll(() => readsReplica(from), { interval: 50 }).toBe(isReplica);

/** Ids in the catalogue. */
const idsIn = ({ visitor }: AppUnderTest) => idsAt(visitor, '/catalog?perPage=100');
async function idsAt({ send }: Pick<Caller, 'send'>, path: string) {
  const { status, body } = (await send('GET', path)) as { status: number; body: { data: { list: { id: string }[] } } };
  expect(status).toBe(200);
  return body.data.list.map(({ id }) => id);
}

const pause = () => execute(servers.standby.url(), 'SELECT pg_wal_replay_pause()');
const resume = () => execute(servers.standby.url(), 'SELECT pg_wal_replay_resume()');

test('the catalogue, the sitemap and reports are read from the replica', async () => {
  const before = await publishedProgram(app, partner);
  await untilRead(app, true);
  await expect.poll(() => idsIn(app)).toContain(before.id);
  await pause();
  onTestFinished(resume);
  const after = await publishedProgram(app, partner);
  expect(await idsIn(app)).not.toContain(after.id);
  expect((await app.app.inject({ url: '/sitemaps/program-1.xml' })).body).not.toContain(after.slug);
  const reported = await idsAt(partner, '/report-class/get-list-class');
  expect(reported).toContain(before.id);
  expect(reported).not.toContain(after.id);
});

test('no read of the reports and the catalogue fails on a replica, which takes no write', async () => {
  const { id } = await publishedProgram(app, partner);
  await untilRead(app, true);
  await expect.poll(() => idsIn(app)).toContain(id);
  const reports = ['get-detail-summary', 'get-quiz', 'get-funnel', 'get-participant']
    .map((name) => `${name}/program/${id}`)
    .concat(['get-summary', 'get-summary-transaction', 'get-list-transaction'])
    .map((path) => `/report-class/${path}`);
  for (const path of [
    ...reports,
    '/user/summary-dashboard-mitra',
    '/catalog?keyword=kelas',
    '/search/suggestion?keyword=kel',
  ])
    expect([path, (await partner.send('GET', path)).status]).toEqual([path, 200]);
  expect(await readsReplica(app)).toBe(true);
});

test('a replica that has not received a change that was announced is not read, and is again once it has', async () => {
  const cached = await start({ ANSWER_CACHE: 'on', DATABASE_REPLICA_LAG_SECONDS: '600' });
  await untilRead(cached, true);
  await pause();
  const { id } = await publishedProgram(app, partner);
  await untilRead(cached, false);
  await expect.poll(() => idsIn(cached)).toContain(id);
  await resume();
  await untilRead(cached, true);
  expect(await idsIn(cached)).toContain(id);
  await cached.stop();
});

test('a replica that is too far behind is not read, and is again once it has caught up', async () => {
  const strict = await start({ DATABASE_REPLICA_LAG_SECONDS: '1' });
  await untilRead(strict, true);
  await pause();
  // Something to be behind by.
  await publishedProgram(app, partner);
  await untilRead(strict, false);
  expect(strict.replica.lagSeconds()).toBeGreaterThan(1);
  await resume();
  await untilRead(strict, true);
  await strict.stop();
});

describe('no call fails', () => {
  /** Reads the catalogue without a pause until the work is done, and returns the statuses and the longest wait. */
  async function during(work: () => Promise<unknown>) {
    const statuses = new Set<number>();
    let longest = 0;
    let isOver = false;
    const caller = async () => {
      while (!isOver) {
        const begun = performance.now();
        statuses.add((await app.visitor.send('GET', '/catalog')).status);
        longest = Math.max(longest, performance.now() - begun);
      }
    };
    const callers = [caller(), caller(), caller(), caller()];
    await work();
    isOver = true;
    await Promise.all(callers);
    console.log(`longest call: ${Math.round(longest)} ms`);
    return [...statuses];
  }

  test('while the replica crashes, is absent, and comes back', async () => {
    await untilRead(app, true);
    expect(
      await during(async () => {
        await crashServer(servers.standby);
        await untilRead(app, false);
        await servers.standby.revive();
        await untilRead(app, true);
      }),
    ).toEqual([200]);
  });

  test('while the replica is frozen, and thaws', async () => {
    await untilRead(app, true);
    expect(
      await during(async () => {
        await signalServer(servers.standby, 'SIGSTOP');
        await untilRead(app, false);
        await signalServer(servers.standby, 'SIGCONT');
        await untilRead(app, true);
      }),
    ).toEqual([200]);
  });

  test('when the replica is promoted, from when on it is not read', async () => {
    await untilRead(app, true);
    let seen: string | undefined;
    expect(
      await during(async () => {
        await servers.promote();
        const first = await publishedProgram(app, partner);
        await expect.poll(() => idsIn(app)).toContain(first.id);
        seen = first.id;
      }),
    ).toEqual([200]);
    const { id } = await publishedProgram(app, partner);
    expect(await idsIn(app)).toEqual(expect.arrayContaining([seen, id]));
  });
});
