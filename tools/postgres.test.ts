import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removePostgres, startPostgres, type PostgresServer } from './postgres.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const server = await startPostgres(folder);
  await query(server.url(), 'CREATE TABLE note AS SELECT 42 AS answer');
  await server.stop();
});
afterAll(() => removePostgres(folder));

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const readNote = (server: PostgresServer) => query(server.url(), 'SELECT answer FROM note');
const pidFile = (server: PostgresServer) => join(server.directory, 'postmaster.pid');

test('data survive a stop', async () => {
  const server = await startPostgres(folder);
  expect(await readNote(server)).toEqual([{ answer: 42 }]);
  await server.stop();
});

test('a server whose starter was killed is adopted by the next start', async () => {
  const orphan = await startPostgres(folder);
  const server = await startPostgres(folder);
  expect(server).toMatchObject({ isAdopted: true, directory: orphan.directory });
  expect(await readNote(server)).toEqual([{ answer: 42 }]);
  await server.stop();
});

test('a killed server restarts with its data', async () => {
  const killed = await startPostgres(folder);
  process.kill(Number.parseInt(await readFile(pidFile(killed), 'utf8'), 10), 'SIGKILL');

  const server = await startPostgres(folder);
  expect(server.isAdopted).toBe(false);
  expect(await readNote(server)).toEqual([{ answer: 42 }]);
  await server.stop();
});

test('a process number that now belongs to another program does not block the start', async () => {
  const server = await startPostgres(folder);
  const left = await readFile(pidFile(server), 'utf8');
  await server.stop();
  await writeFile(pidFile(server), left.replace(/^\d+/, String(process.pid)));

  const next = await startPostgres(folder);
  expect(next.isAdopted).toBe(false);
  await next.stop();
});

test('connections without the password are refused', async () => {
  const server = await startPostgres(folder);
  const guess = new URL(server.url());
  guess.password = 'postgres';
  await expect(query(guess.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  await server.stop();
});
