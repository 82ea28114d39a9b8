import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@sinau/test-kit/test-database';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrateDeploy } from './migrate.ts';

let database: TestDatabase;
let directory: string;
let clients: pg.Client[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  clients = [];
  await database.drop();
  await rm(directory, { recursive: true });
});

/** Writes a migration. The copy has the product's migrations already; these names sort and live beside them. */
async function write(name: string, sql: string) {
  await mkdir(join(directory, name), { recursive: true });
  await writeFile(join(directory, name, 'migration.sql'), sql);
  return name;
}

async function connected() {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  clients.push(client);
  return client;
}

const query = async (sql: string) => (await (await connected()).query(sql)).rows as unknown[];

test('migrations are applied once, in the order of their names', async () => {
  const second = await write('2_fill', 'INSERT INTO city VALUES (1)');
  const first = await write('1_create', 'CREATE TABLE city (id int)');

  expect(await migrateDeploy(database.url, { directory })).toEqual([first, second]);
  expect(await migrateDeploy(database.url, { directory })).toEqual([]);
  expect(await query('SELECT id FROM city')).toEqual([{ id: 1 }]);
});

test('two servers that start simultaneously apply each migration once', { tags: 'night' }, async () => {
  await write('1_create', 'CREATE TABLE city (id int); SELECT pg_sleep(0.2); INSERT INTO city VALUES (1)');

  const applied = await Promise.all([1, 2, 3].map(() => migrateDeploy(database.url, { directory })));

  expect(applied.flat()).toEqual(['1_create']);
  expect(await query('SELECT id FROM city')).toEqual([{ id: 1 }]);
});

test('a failing migration leaves nothing behind and can be repaired', async () => {
  await write('1_create', `CREATE TABLE city (id int); INSERT INTO city VALUES ('${randomUUID()}')`);
  await expect(migrateDeploy(database.url, { directory })).rejects.toThrow(
    /Migration 1_create failed: invalid input syntax/,
  );

  await write('1_create', 'CREATE TABLE city (id int)');
  expect(await migrateDeploy(database.url, { directory })).toEqual(['1_create']);
});

test('a migration edited after it was applied is refused', async () => {
  await write('1_create', 'CREATE TABLE city (id int)');
  await migrateDeploy(database.url, { directory });

  await write('1_create', 'CREATE TABLE city (id bigint)');
  await expect(migrateDeploy(database.url, { directory })).rejects.toThrow(/1_create was edited/);
});

describe('a change whose table is in use', () => {
  test('does not hold up the service, and is tried again until it gets its lock', { tags: 'night' }, async () => {
    await write('1_create', 'CREATE TABLE city (id int)');
    await migrateDeploy(database.url, { directory });
    await write('2_extend', 'ALTER TABLE city ADD COLUMN name text');
    const reader = await connected();
    await reader.query('BEGIN; SELECT FROM city');
    const other = await connected();

    const reasons: string[] = [];
    const onWait = (reason: string) => {
      reasons.push(reason);
      // The table is free for everybody else while the migration pauses, and for the migration after two pauses.
      void other.query('SELECT FROM city').then(() => (reasons.length === 2 ? reader.query('COMMIT') : undefined));
    };
    expect(await migrateDeploy(database.url, { directory, onWait })).toEqual(['2_extend']);

    expect(reasons.slice(0, 2)).toEqual([
      'Migrasi 2_extend belum mendapat kunci tabelnya (percobaan 1), dicoba lagi',
      'Migrasi 2_extend belum mendapat kunci tabelnya (percobaan 2), dicoba lagi',
    ]);
    expect(await query('SELECT name FROM city')).toEqual([]);
  });

  test('ends in a sentence after its last try, and leaves nothing behind', { tags: 'night' }, async () => {
    await write('1_create', 'CREATE TABLE city (id int)');
    await migrateDeploy(database.url, { directory });
    await write('2_extend', 'CREATE TABLE street (id int); ALTER TABLE city ADD COLUMN name text');
    const reader = await connected();
    await reader.query('BEGIN; SELECT FROM city');

    await expect(migrateDeploy(database.url, { directory, retries: 1 })).rejects.toThrow(
      'Migration 2_extend failed: canceling statement due to lock timeout',
    );
    expect(await query("SELECT to_regclass('street') AS street")).toEqual([{ street: null }]);
  });
});

describe('a migration without a transaction', () => {
  const indexes = `
    SELECT relname, indisvalid FROM pg_index JOIN pg_class ON oid = indexrelid WHERE indrelid = 'city'::regclass`;

  test('creates an index concurrently', async () => {
    await write('1_create', 'CREATE TABLE city (id int)');
    await write('2_index', '-- no transaction\nCREATE INDEX CONCURRENTLY city_id ON city (id);\n');

    expect(await migrateDeploy(database.url, { directory })).toEqual(['1_create', '2_index']);
    expect(await query(indexes)).toEqual([{ relname: 'city_id', indisvalid: true }]);
  });

  test('drops the invalid index that an interrupted run left', async () => {
    await write('1_create', 'CREATE TABLE city (id int); INSERT INTO city VALUES (1), (1)');
    await write('2_index', '-- no transaction\nCREATE UNIQUE INDEX CONCURRENTLY city_id ON city (id);\n');
    await expect(migrateDeploy(database.url, { directory })).rejects.toThrow(/2_index failed: could not create/);
    expect(await query(indexes)).toEqual([{ relname: 'city_id', indisvalid: false }]);

    await query('DELETE FROM city');
    expect(await migrateDeploy(database.url, { directory })).toEqual(['2_index']);
    expect(await query(indexes)).toEqual([{ relname: 'city_id', indisvalid: true }]);
  });

  test('is applied once by servers that start simultaneously', { tags: 'night' }, async () => {
    await write('1_create', 'CREATE TABLE city (id int); INSERT INTO city SELECT generate_series(1, 1000)');
    for (const number of [2, 3, 4, 5])
      await write(`${number}_index`, `-- no transaction\nCREATE INDEX CONCURRENTLY city_${number} ON city (id);\n`);

    const applied = await Promise.all([1, 2, 3].map(() => migrateDeploy(database.url, { directory })));
    expect(applied.flat()).toEqual(['1_create', '2_index', '3_index', '4_index', '5_index']);
  });

  test('waits for transactions that are older, however long they take', { tags: 'night' }, async () => {
    await write('1_create', 'CREATE TABLE city (id int)');
    await migrateDeploy(database.url, { directory });
    await write('2_index', '-- no transaction\nCREATE INDEX CONCURRENTLY city_id ON city (id);\n');
    const writer = await connected();
    await writer.query('BEGIN; INSERT INTO city VALUES (1)');

    const reasons: string[] = [];
    const applied = migrateDeploy(database.url, { directory, onWait: (reason) => reasons.push(reason) });
    // Longer than a change in a transaction waits for a lock.
    await writer.query('SELECT pg_sleep(1)');
    await writer.query('INSERT INTO city VALUES (2); COMMIT');

    expect(await applied).toEqual(['2_index']);
    expect(reasons).toEqual([]);
  });

  test('holds one statement', async () => {
    await write('1_create', '-- no transaction\nCREATE TABLE city (id int);\nCREATE TABLE street (id int);\n');
    await expect(migrateDeploy(database.url, { directory })).rejects.toThrow(/cannot insert multiple commands/);
  });
});

describe('a change of data in batches', () => {
  const cities = (count: number) => `
    CREATE TABLE city (id uuid PRIMARY KEY DEFAULT uuidv7(), number int, name text);
    INSERT INTO city (number) SELECT generate_series(1, ${count})`;
  const fill = (value: string) => `-- no transaction
CALL in_batches('city', $$UPDATE city SET name = ${value} WHERE id = ANY($1::uuid[]) AND name IS NULL$$, 10);
`;

  test('reaches every row', async () => {
    await write('1_create', cities(25));
    await write('2_fill', fill("'Kota ' || number"));
    await migrateDeploy(database.url, { directory });
    expect(await query("SELECT count(*)::int FROM city WHERE name = 'Kota ' || number")).toEqual([{ count: 25 }]);
  });

  test('keeps the batches before a failure, and continues after it', async () => {
    await write('1_create', cities(25));
    await write('2_fill', fill("(1 / (number - 15))::text || 'x'"));
    await expect(migrateDeploy(database.url, { directory })).rejects.toThrow(/2_fill failed: division by zero/);
    expect(await query('SELECT count(*)::int FROM city WHERE name IS NOT NULL')).toEqual([{ count: 10 }]);

    await write('2_fill', fill("'lagi'"));
    await migrateDeploy(database.url, { directory });
    expect(await query('SELECT count(*)::int FROM city GROUP BY name = $$lagi$$ ORDER BY 1')).toEqual([
      { count: 10 },
      { count: 15 },
    ]);
  });

  test('is refused for a table whose primary key has several columns', async () => {
    await write('1_create', 'CREATE TABLE city (id int, number int, PRIMARY KEY (id, number))');
    await write('2_fill', "-- no transaction\nCALL in_batches('city', 'SELECT $1');\n");
    await expect(migrateDeploy(database.url, { directory })).rejects.toThrow(/more than one row/);
  });
});
