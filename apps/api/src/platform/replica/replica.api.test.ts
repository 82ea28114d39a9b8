import { createTestDatabase, type TestDatabase } from '@sinau/test-kit/test-database';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freezableDatabase } from '../../testing/freezable-database.ts';
import { connect, Prisma } from '../db.ts';
import { readEnv } from '../env.ts';
import { openReplica } from './replica.ts';

let database: TestDatabase;
let primary: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await createTestDatabase();
  primary = connect(database.url);
});
afterAll(async () => {
  await primary.db.$disconnect();
  await database.drop();
});

/** Opens a replica, and collects the reasons for which it is not used. */
function open(settings: NodeJS.ProcessEnv) {
  const reasons: unknown[] = [];
  const log = {
    info: () => {},
    error: () => {},
    warn: (line: unknown) => reasons.push((line as { reason: string }).reason),
  };
  const replica = openReplica(readEnv({ DATABASE_URL: database.url, ...settings }), primary, log);
  onTestFinished(() => replica.close());
  return { replica, reasons };
}

const answersOf = async ({ replica }: ReturnType<typeof open>) => [
  await replica.sql(Prisma.sql`SELECT 1 AS one`),
  await replica.read((db) => db.$queryRaw`SELECT 2 AS two`),
];
const right = [[{ one: 1 }], [{ two: 2 }]];

test('without a replica the database answers, and nothing is behind', async () => {
  const opened = open({});
  expect([await answersOf(opened), opened.replica.lagSeconds()]).toEqual([right, null]);
});

test('a server that is no standby, such as a promoted one, is not used', async () => {
  const opened = open({ DATABASE_REPLICA_URL: database.url });
  await expect.poll(() => opened.reasons).toEqual(['it is no standby']);
  expect(await answersOf(opened)).toEqual(right);
});

test(
  'a replica that is absent or silent is not used, and the start does not wait for it',
  { tags: 'night' },
  async () => {
    const absent = open({ DATABASE_REPLICA_URL: 'postgresql://x:y@127.0.0.1:1/z' });
    expect(await answersOf(absent)).toEqual(right);
    await expect.poll(() => absent.reasons).toEqual(['connect ECONNREFUSED 127.0.0.1:1']);

    const way = await freezableDatabase(database.url);
    onTestFinished(() => way.close());
    way.freeze();
    const silent = open({ DATABASE_REPLICA_URL: way.url });
    expect(await answersOf(silent)).toEqual(right);
    await expect.poll(() => silent.reasons).toEqual([expect.stringMatching(/timeout/i)]);
    expect(silent.replica.lagSeconds()).toBeGreaterThan(1);
  },
);
