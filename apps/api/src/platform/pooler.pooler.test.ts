import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@sinau/test-kit/test-database';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPgbouncer } from '../testing/pgbouncer.ts';
import { spawnServerProcess } from '../testing/server-process.ts';
import { connect } from './db.ts';
import { checkPooler } from './pooler.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const limits = {
  DATABASE_STATEMENT_SECONDS: 12,
  DATABASE_LOCK_SECONDS: 3,
  DATABASE_IDLE_TRANSACTION_SECONDS: 20,
  DATABASE_POOL_SIZE: 5,
};

async function pooled(given: typeof limits, changes?: Readonly<Record<string, string>>) {
  const pooler = await startPgbouncer(database.url, given, changes);
  onTestFinished(() => pooler.stop());
  return pooler.url;
}

async function through(given: typeof limits, changes?: Readonly<Record<string, string>>) {
  const { db, connections } = connect(await pooled(given, changes), { isPooled: true });
  onTestFinished(() => db.$disconnect());
  return connections;
}

async function processBehind(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sinau-pooler-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const settings = { DATABASE_URL: url, DATABASE_DIRECT_URL: database.url, DATA_DIR: folder };
  const server = await spawnServerProcess({ ...settings, ALLOW_PAYMENT_SIMULATOR: 'true' });
  onTestFinished(async () => void (await server.stop()));
  return server;
}

test('a pooler with limits, which passes on prepared statements, is taken', async () => {
  const connections = await through(limits);
  await checkPooler(connections);
  // Another process, or the next start of this one.
  await checkPooler(connections);
});

test('a pooler whose sessions have no limits is refused', async () => {
  await expect(checkPooler(await through({ ...limits, DATABASE_LOCK_SECONDS: 0 }))).rejects.toThrow(
    'tidak membatasi lock_timeout.',
  );
});

test('a pooler that loses prepared statements is refused', async () => {
  await expect(checkPooler(await through(limits, { max_prepared_statements: '0' }))).rejects.toThrow(
    'tidak meneruskan prepared statement',
  );
});

test('a process starts behind a pooler, and ends in a sentence behind one without limits', async () => {
  const server = await processBehind(await pooled(limits));
  await server.ready;
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);

  const refused = await processBehind(await pooled({ ...limits, DATABASE_STATEMENT_SECONDS: 0 }));
  await expect(refused.ready).rejects.toThrow('The server ended with 1');
  expect(refused.complaints()).toMatch(/^Pooler di DATABASE_URL tidak membatasi statement_timeout\. .*\n$/);
});
