import { createTestDatabase } from '@sinau/test-kit/test-database';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { handleErrors } from '../http/error-handler.ts';
import { freezableDatabase } from '../testing/freezable-database.ts';
import { isDatabaseUnavailable } from './database-outage.ts';
import { connect, Prisma, transact, type Db } from './db.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = connect(database.url);
  // A table that refuses every change with the state that the test sets.
  await pool.connections.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION USING ERRCODE = current_setting('uji.state'), MESSAGE = 'refused'; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON "RateLimit" FOR EACH ROW EXECUTE FUNCTION refuse();
  `);
});
afterAll(async () => {
  await pool.db.$disconnect();
  await database.drop();
});

async function answerTo(work: () => Promise<unknown>) {
  const server = Fastify();
  handleErrors(server);
  server.get('/', work);
  const answer = await server.inject('/');
  return [answer.statusCode, answer.json<{ error?: { code: string } }>().error?.code];
}

describe.each([
  ['53100', 'the disk is full'],
  ['53200', 'it is out of memory'],
  ['53300', 'it has no connection left'],
  ['58030', 'its disk fails'],
  ['55P03', 'a row stays locked'],
  ['57014', 'a statement takes too long'],
  ['25006', 'it is a replica that only reads'],
  ['40001', 'transactions cannot be put in an order'],
  ['40P01', 'a deadlock was broken'],
])('%s: when the database says that %s', (state) => {
  const raise = Prisma.raw(
    `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${state}', MESSAGE = 'could not extend file'; END $$`,
  );
  const ways: Record<string, () => Promise<unknown>> = {
    'a hot statement': () => pool.sql(Prisma.sql`${raise}`),
    'a raw statement': () => pool.db.$executeRaw`${raise}`,
    'a statement of Prisma': () =>
      pool.db.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT set_config('uji.state', ${state}, true)`;
        await tx.rateLimit.create({ data: { key: 'uji', points: 1 } });
      }),
    'a transaction': () => transact(pool.db, (tx) => tx.$executeRaw`${raise}`),
  };
  test.each(Object.entries(ways))('%s answers 503, which clients try again', async (_name, work) => {
    expect(await answerTo(work)).toEqual([503, 'unavailable']);
  });
});

describe('transaction', () => {
  const key = (name: string) => `uji:${name}`;
  beforeAll(async () => {
    await pool.connections.query('ALTER TABLE "RateLimit" DISABLE TRIGGER refuse');
    await pool.db.rateLimit.createMany({ data: ['a', 'b'].map((name) => ({ key: key(name), points: 0 })) });
  });
  const points = async () =>
    (await pool.db.rateLimit.findMany({ where: { key: { in: ['a', 'b'].map(key) } } })).map((row) => row.points);

  test('runs again when PostgreSQL ends it to break a deadlock, and both are stored', async () => {
    const first = { started: Promise.withResolvers<void>(), runs: 0 };
    const second = { started: Promise.withResolvers<void>(), runs: 0 };
    const addTo = (tx: Db, name: string) =>
      tx.rateLimit.update({ where: { key: key(name) }, data: { points: { increment: 1 } } });
    const cross = (own: typeof first, other: typeof first, names: [string, string]) =>
      transact(pool.db, async (tx) => {
        own.runs += 1;
        await addTo(tx, names[0]);
        own.started.resolve();
        await other.started.promise;
        await addTo(tx, names[1]);
      });
    await Promise.all([cross(first, second, ['a', 'b']), cross(second, first, ['b', 'a'])]);
    expect(await points()).toEqual([2, 2]);
    // The repeated one may lock its first row before the other wakes, and then one of them ends a second time.
    expect(first.runs + second.runs).toBeGreaterThan(2);
  });

  test('is tried three times at most', async () => {
    let runs = 0;
    const work = (tx: Db) => {
      runs += 1;
      return tx.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40001'; END $$`);
    };
    await expect(transact(pool.db, work)).rejects.toThrow();
    expect(runs).toBe(3);
  });

  test('runs once when it fails for another reason', async () => {
    let runs = 0;
    const work = async () => {
      runs += 1;
      throw new Error('salah');
    };
    await expect(transact(pool.db, work)).rejects.toThrow('salah');
    expect(runs).toBe(1);
  });
});

describe('ping', () => {
  const timeouts = { connect: 60, statement: 60, silence: 60, lock: 60, idleTransaction: 60 };
  /** Opens a pool of one connection, on a route to the database that the test can cut. */
  async function openPool() {
    const way = await freezableDatabase(database.url);
    const { ping, connections, db } = connect(way.url, { max: 1, timeouts });
    onTestFinished(async () => {
      await way.close();
      await db.$disconnect();
    });
    await connections.query('SELECT 1');
    return { way, ping, connections };
  }

  test('uses an open connection while no new one can be opened', async () => {
    const { way, ping } = await openPool();
    way.refuse();
    await ping(60_000);
  });

  test('accepts any answer of the database while all connections are in use', async () => {
    const { ping, connections } = await openPool();
    const client = await connections.connect();
    const pinged = ping(60_000);
    await client.query('SELECT 1');
    await pinged;
    client.release();
  });

  test('fails when the database is silent', async () => {
    const { way, ping } = await openPool();
    way.freeze();
    expect(await ping(100).catch(isDatabaseUnavailable)).toBe(true);
  });
});
