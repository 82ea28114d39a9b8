/**
 * The two limits that our API is compared with, in a process of its own: `/pg/…` sends the statements that our code
 * sent for the same call, directly through pg and with names; `/memory/…` returns the same bytes from memory.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import pg from 'pg';
import { createApp } from '@sinau/api/app';
import { emptyRoot } from '@sinau/api/http/pages/html';
import { systemClock } from '@sinau/api/platform/clock';
import { openDatabase } from '@sinau/api/platform/db';
import { readEnv } from '@sinau/api/platform/env';
import { createJobs } from '@sinau/api/platform/jobs';
import { readKeys } from '@sinau/api/platform/keys';
import { createLogger } from '@sinau/api/platform/logger';
import { openReplica } from '@sinau/api/platform/replica/index';
import { createRateLimits } from '@sinau/api/platform/rate-limits';
import { ffmpegOf } from '@sinau/api/platform/ffmpeg';
import { createStreamEncoder } from '@sinau/api/platform/stream-encoder/index';
import { connections } from './load.ts';
import { recordStatements, type Row, type Statement } from './recorder.ts';
import { scenarios, type Request, type World } from './scenarios.ts';
import { readWorld } from './world.ts';

// Every call must send its statements.
const env = readEnv({ ...process.env, ANSWER_CACHE: 'off' });
const logger = createLogger(env);
const ours = openDatabase(env);
const jobs = createJobs(env.DATABASE_URL, logger);
const { app } = await createApp(
  {
    env,
    keys: readKeys(env),
    db: ours.db,
    sql: ours.sql,
    replica: openReplica(env, ours, logger),
    exportDb: ours.exportDb,
    withPatientDb: ours.withPatientDb,
    ping: ours.ping,
    clock: systemClock,
    jobs,
    limits: createRateLimits(ours.connections),
    streamEncoder: createStreamEncoder(ffmpegOf(env)),
  },
  logger,
);
await app.ready();

const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 20 });
const world: World = await readWorld(pool, (sessionId) => app.jwt.sign({ sid: sessionId }));

const server = Fastify({ forceCloseConnections: true });
for (const [number, scenario] of scenarios.entries()) {
  const { values: recordedFor, ...request } = scenario.request(world, 1);
  const send = async ({ method, path, token, body }: Request) => {
    if (scenario.reset) await pool.query(scenario.reset);
    const answer = await app.inject({
      method,
      url: scenario.isPage ? path : `/api${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body && { payload: body }),
    });
    if (answer.statusCode !== 200) throw new Error(`${scenario.name} answered ${answer.statusCode}: ${answer.body}`);
    return answer.body;
  };
  // Another request first: the first call of a process fetches what is cached afterwards, and a repeated one may do
  // nothing.
  await send(scenario.request(world, 0));
  // A process that renders its first pages sends others unrendered, which have a quarter of the bytes.
  while (scenario.isPage && (await send({ ...request, values: recordedFor })).includes(emptyRoot)) await sleep(100);
  const reset = scenario.reset;
  let bytes = '';
  const statements = (
    await recordStatements(async () => (bytes = await send({ ...request, values: recordedFor })))
  ).filter(({ text }) => text !== reset);
  const named = statements.map((statement, index) => ({ ...statement, name: `s${number}_${index}` }));

  const schema = { body: request.body ? {} : undefined };
  server.route({
    method: request.method,
    url: `/pg/${number}`,
    ...(request.body && { schema }),
    handler: async (call, reply) => {
      const { values } = scenario.request(world, Number(call.headers['x-index']));
      const rows = await replay(named, (value, answered) => {
        const place = recordedFor.findIndex((one) => one === value);
        if (place !== -1) return values[place];
        for (const column of scenario.carries ?? []) {
          const source = named.findIndex(({ row }) => row?.[column] === value);
          if (source !== -1 && answered[source]) return answered[source][column];
        }
        return value;
      });
      return reply
        .type('application/json')
        .send(JSON.stringify({ success: true, status: 200, data: rows, error: null }));
    },
  });
  server.route({
    method: request.method,
    url: `/memory/${number}`,
    ...(request.body && { schema }),
    handler: async (_call, reply) => reply.type('application/json').send(bytes),
  });
}

type Named = Statement & { readonly name: string };

/**
 * Replays in our order; a transaction on one connection, and concurrent statements concurrently. `given` turns a
 * recorded value into this request's.
 */
async function replay(statements: readonly Named[], given: (value: unknown, answered: readonly Row[]) => unknown) {
  const answered: Row[] = [];
  const query = async (on: pg.Pool | pg.PoolClient, { text, values, name }: Named, index: number) => {
    const own = values.map((value) => given(value, answered));
    const { rows } = await (own.length > 0 || /^\s*select/i.test(text)
      ? on.query<Record<string, unknown>>({ text, values: own, name })
      : on.query<Record<string, unknown>>(text));
    answered[index] = rows[0];
    return rows;
  };
  const all: unknown[] = [];
  const begin = statements.findIndex(({ text }) => text === 'BEGIN');
  const underWay: Promise<unknown>[] = [];
  for (const [index, statement] of statements.slice(0, begin === -1 ? undefined : begin).entries()) {
    if (!statement.isParallel) all.push(...(await Promise.all(underWay.splice(0))));
    underWay.push(query(pool, statement, index));
  }
  all.push(...(await Promise.all(underWay)));
  if (begin === -1) return all;

  const client = await pool.connect();
  try {
    for (const [offset, statement] of statements.slice(begin).entries())
      all.push(await query(client, statement, begin + offset));
  } finally {
    client.release();
  }
  return all;
}

await ours.close();
const address = await server.listen({ host: '127.0.0.1', port: 0 });
process.send!({ address, world, connections });
process.once('disconnect', () => process.exit());
