import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@sinau/test-kit/test-database';
import { migrateDeploy } from '@sinau/api/platform/migrate';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a test database holds every committed migration', async () => {
  expect(await migrateDeploy(database.url)).toEqual([]);
});

test('a test database sorts and changes case in the same way on every machine', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(`SELECT upper('é') AS upper, 'a' > 'B' AS by_code_point`);
  await client.end();
  expect(rows).toEqual([{ upper: 'É', by_code_point: true }]);
});
