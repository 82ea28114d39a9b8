import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@sinau/test-kit/test-database';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDeploy } from './migrate.ts';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

/** Writes a migration. The copy has the product's migrations already; these names sort and live beside them. */
async function write(name: string, sql: string) {
  await mkdir(join(directory, name), { recursive: true });
  await writeFile(join(directory, name, 'migration.sql'), sql);
  return name;
}

async function query(sql: string) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

test('migrations are applied once, in the order of their names', async () => {
  const second = await write('2_fill', 'INSERT INTO city VALUES (1)');
  const first = await write('1_create', 'CREATE TABLE city (id int)');

  expect(await migrateDeploy(database.url, directory)).toEqual([first, second]);
  expect(await migrateDeploy(database.url, directory)).toEqual([]);
  expect(await query('SELECT id FROM city')).toEqual([{ id: 1 }]);
});

test('two servers that start simultaneously apply each migration once', async () => {
  await write('1_create', 'CREATE TABLE city (id int); SELECT pg_sleep(0.2); INSERT INTO city VALUES (1)');

  const applied = await Promise.all([1, 2, 3].map(() => migrateDeploy(database.url, directory)));

  expect(applied.flat()).toEqual(['1_create']);
  expect(await query('SELECT id FROM city')).toEqual([{ id: 1 }]);
});

test('a failing migration leaves nothing behind and can be repaired', async () => {
  await write('1_create', `CREATE TABLE city (id int); INSERT INTO city VALUES ('${randomUUID()}')`);
  await expect(migrateDeploy(database.url, directory)).rejects.toThrow(
    /Migration 1_create failed: invalid input syntax/,
  );

  await write('1_create', 'CREATE TABLE city (id int)');
  expect(await migrateDeploy(database.url, directory)).toEqual(['1_create']);
});

test('a migration edited after it was applied is refused', async () => {
  await write('1_create', 'CREATE TABLE city (id int)');
  await migrateDeploy(database.url, directory);

  await write('1_create', 'CREATE TABLE city (id bigint)');
  await expect(migrateDeploy(database.url, directory)).rejects.toThrow(/1_create was edited/);
});
