import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '@sinau/test-kit/test-database';
import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
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

  test('runs again when PostgreSQL ends it to break a deadlock, and both are stored', { tags: 'night' }, async () => {
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

  test('sends one statement after the other where Prisma reads several relations of a row', async () => {
    let [running, most] = [0, 0];
    const { query } = pg.Client.prototype;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...sent: unknown[]
    ) {
      const result: unknown = Reflect.apply(query, this, sent);
      // Outside of a transaction, statements have callbacks, and a connection each.
      if (result instanceof Promise) {
        running += 1;
        most = Math.max(most, running);
        const over = () => {
          running -= 1;
        };
        result.then(over, over);
      }
      return result;
    } as typeof query);
    onTestFinished(() => spy.mockRestore());
    const user = await pool.db.user.create({ data: { fullname: 'Uji', email: 'uji-relasi@contoh.id' } });
    await transact(pool.db, (tx) =>
      tx.user.findUniqueOrThrow({
        where: { id: user.id },
        select: { sessions: true, memberships: true, orders: true, participants: true },
      }),
    );
    expect(most).toBe(1);
  });

  test('whose connection breaks between two statements answers 503, and ends no process', async () => {
    const broken = () =>
      transact(pool.db, async (tx) => {
        const [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
        await pool.connections.query('SELECT pg_terminate_backend($1)', [pid]);
        const backends = async () =>
          (await pool.connections.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount;
        await expect.poll(backends).toBe(0);
        // The end of the connection arrives before the next statement.
        await sleep(50);
        await tx.$executeRaw`SELECT 1`;
      });
    expect(await answerTo(broken)).toEqual([503, 'unavailable']);
  });

  test('that cannot begin answers 503', async () => {
    // The adapter's own error, without Prisma's around it.
    const error = Object.assign(new Error('AdminShutdown'), {
      name: 'DriverAdapterError',
      cause: { kind: 'postgres', originalCode: '57P01' },
    });
    expect(await answerTo(() => Promise.reject(error))).toEqual([503, 'unavailable']);
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

test('a pool that only reads refuses to write, whatever the server allows', async () => {
  const { db, sql } = connect(database.url, { isReadOnly: true });
  onTestFinished(() => db.$disconnect());
  expect(await sql(Prisma.sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  expect(await sql(Prisma.sql`DELETE FROM "RateLimit"`).catch(isDatabaseUnavailable)).toBe(true);
  await expect(db.rateLimit.deleteMany()).rejects.toThrow('read-only transaction');
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

  test('accepts any statement that succeeds while all connections are in use', async () => {
    const { ping, connections } = await openPool();
    const client = await connections.connect();
    const pinged = ping(60_000);
    await client.query('SELECT 1');
    await pinged;
    client.release();
  });

  test.each([
    ['has no connection left', '53300', { username: 'ping_tanpa_sambungan' }],
    ['only reads, as a standby does', '25006', { search: '?options=-c%20default_transaction_read_only%3Don' }],
  ])('fails when the database %s', async (_, code, address) => {
    await pool.connections.query(
      `DROP ROLE IF EXISTS ping_tanpa_sambungan; CREATE ROLE ping_tanpa_sambungan LOGIN CONNECTION LIMIT 0 PASSWORD '${new URL(database.url).password}'`,
    );
    const { ping, db } = connect(Object.assign(new URL(database.url), address).href, { max: 1, timeouts });
    onTestFinished(() => db.$disconnect());
    const error = await ping(60_000).catch((refusal: unknown) => refusal);
    expect([(error as NodeJS.ErrnoException).code, isDatabaseUnavailable(error)]).toEqual([code, true]);
    await pool.connections.query('DROP ROLE ping_tanpa_sambungan');
  });

  test('fails when the database is silent', async () => {
    const { way, ping } = await openPool();
    way.freeze();
    expect(await ping(100).catch(isDatabaseUnavailable)).toBe(true);
  });
});
