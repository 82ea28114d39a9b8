import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, Prisma } from '../platform/db.ts';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { handleErrors } from './error-handler.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Returns the answers of calls that use this database in each of the three ways. */
async function answersOf(url: string, { seconds = 0, meanwhile = async () => {} } = {}) {
  const { db, sql, connections } = connect(url);
  const server = Fastify();
  handleErrors(server);
  server.get('/sql', () => sql(Prisma.sql`SELECT pg_sleep(${seconds})::text`));
  server.get('/raw', () => db.$queryRaw`SELECT pg_sleep(${seconds})::text`);
  server.get('/transaction', () =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_sleep(${seconds})::text`;
      return tx.user.count();
    }),
  );
  const answers = Promise.all(['/sql', '/raw', '/transaction'].map((path) => server.inject(path)));
  await meanwhile();
  const codes = (await answers).map((answer) => [
    answer.statusCode,
    answer.json<{ error?: { code: string } }>().error?.code,
    answer.headers['retry-after'],
  ]);
  await connections.end();
  return codes;
}

/** A busy machine is slow. */
const within20Seconds = { timeout: 20_000 };

// 500 would sign everybody out.
const unavailable = Array.from({ length: 3 }, () => [503, 'unavailable', '1']);

test('an unreachable database is answered as an outage, not as a defect', async () => {
  expect(await answersOf('postgresql://x:y@127.0.0.1:1/z')).toEqual(unavailable);
});

test('a database that stops in the middle of a statement is an outage too', async () => {
  const meanwhile = async () => {
    const sleeping =
      "FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active' AND datname = current_database()";
    await expect
      .poll(async () => (await app.connections.query(`SELECT ${sleeping}`)).rowCount, within20Seconds)
      .toBe(3);
    await app.connections.query(`SELECT pg_terminate_backend(pid) ${sleeping}`);
  };
  expect(await answersOf(app.env.DATABASE_URL, { seconds: 30, meanwhile })).toEqual(unavailable);
});

test('a broken idle connection is replaced', async () => {
  const { sql, connections } = connect(app.env.DATABASE_URL);
  const pidOf = async () => (await sql<{ pid: number }>(Prisma.sql`SELECT pg_backend_pid() AS pid`))[0]!.pid;
  const pid = await pidOf();
  await app.connections.query('SELECT pg_terminate_backend($1)', [pid]);
  await expect.poll(() => connections.totalCount, within20Seconds).toBe(0);
  expect(await pidOf()).not.toBe(pid);
  await connections.end();
});
