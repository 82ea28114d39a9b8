import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFullRun } from '@sinau/test-kit/full-run';
import { createTestDatabase } from '@sinau/test-kit/test-database';
import { ApiError, type Input, type Operation } from '@sinau/api-client';
import type { Answer, Endpoint, ErrorCode } from '@sinau/contracts';
import { addressOf, type CallInput } from '@sinau/contracts/address';
import { pino } from 'pino';
import supertest from 'supertest';
import { onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { openDatabase } from '../platform/db.ts';
import { readEnv } from '../platform/env.ts';
import { createJobs } from '../platform/jobs.ts';
import type { ProcessDeps } from '../platform/deps.ts';
import type { MailMessage } from '../platform/mail/define-mail.ts';
import { mailedTokenOf } from '../platform/mail/mailed-token.ts';
import { readKeys } from '../platform/keys.ts';
import { openReplica } from '../platform/replica/index.ts';
import { createRateLimits } from '../platform/rate-limits.ts';
import { ffmpegOf } from '../platform/ffmpeg.ts';
import { createStreamEncoder, type StreamEncoder } from '../platform/stream-encoder/index.ts';
import { pgbouncer, startPgbouncer } from './pgbouncer.ts';
import { reusePrismaClient } from './reused-prisma-clients.ts';
import { reachedThrough, replicaCount, startRoundRobin } from './replicas.ts';

export type AppUnderTest = Awaited<ReturnType<typeof startApp>>;

/** The real app over a database of its own, listening on a free port unless one is set. The clock can be moved. */
export async function startApp({
  withWorkers = false,
  settings = {},
  root,
  clock = testClock(),
  streamEncoder: givenEncoder,
}: {
  withWorkers?: boolean;
  settings?: NodeJS.ProcessEnv;
  /** Folder in which both applications are built; by default the developer's build. */
  root?: string;
  /** The clock of another process over the same database. */
  clock?: TestClock;
  /** Makes the streams of recordings; by default that of the settings, which is none. */
  streamEncoder?: StreamEncoder;
} = {}) {
  const database = await createTestDatabase();
  const folder = newDataFolder();
  const settled = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PORT: '0',
    ALLOW_PAYMENT_SIMULATOR: 'true',
    // Races between calls of one user are for the database to decide, which several processes share.
    CALLS_PER_USER: '1000',
    CATALOG_COUNTS: 'live',
    ANSWER_CACHE: 'off',
    UPLOAD_RESERVE_MB: '0',
    UPLOAD_RESERVE_PERCENT: '0',
    // Each connection is a process of PostgreSQL that reads the catalog anew: tests of races set more of them.
    DATABASE_POOL_SIZE: isFullRun ? '10' : '4',
    // On a busy machine calls wait longer; tests of these limits set their own.
    DATABASE_CONNECT_SECONDS: '30',
    DATABASE_LOCK_SECONDS: '30',
    DATABASE_STATEMENT_SECONDS: '60',
    DATABASE_SILENCE_SECONDS: '60',
    // Background preparation depends on the machine: tests of it configure their own.
    FFMPEG_PATH: 'tanpa-ffmpeg',
    MEDIA_PROCESSORS: 'all',
    ...(replicaCount > 1 && (await newSharedStore())),
    ...settings,
  });
  const env = root ? { ...settled, root } : settled;
  // The application reaches its database through the pooler, unless the test has set an address; tests reach it directly.
  const pooler = pgbouncer && !settings.DATABASE_URL ? await startPgbouncer(env.DATABASE_URL, env) : null;
  const pooled = pooler ? { ...env, DATABASE_URL: pooler.url } : env;
  const keys = readKeys(env);
  const streamEncoder = givenEncoder ?? createStreamEncoder(ffmpegOf(env));
  const shared = { keys, clock, streamEncoder, withWorkers };
  const first = await startReplica({ env: pooled, ...shared });
  const { jobs, jobHandlers, gauges, connections, replica, drain } = first;
  const others: Replica[] = [];
  while (others.length + 1 < replicaCount)
    others.push(await startReplica({ env: { ...pooled, DATA_DIR: newDataFolder(), PORT: 0 }, ...shared }));
  const entrance =
    others.length > 0 && (await startRoundRobin([first, ...others].map(({ app }) => app.listeningOrigin)));
  const app = entrance ? reachedThrough(first.app, entrance) : first.app;
  if (withWorkers) await jobs.work(jobHandlers);

  return {
    app,
    drain,
    db: first.db,
    clock,
    jobs,
    env,
    /** Data folders of all replicas. */
    dataFolders: [env, ...others.map((replica) => replica.env)].map(({ DATA_DIR }) => DATA_DIR),
    connections,
    replica,
    gauges,
    visitor: callerOf(app.server, null),
    signedIn: (token: string) => callerOf(app.server, token),
    /** Runs a kind of queued work now, without waiting for a worker. */
    async runJob(name: string, payload: object = {}) {
      const handler = jobHandlers.find(({ job }) => job.name === name);
      if (!handler) throw new Error(`No job named ${name}`);
      return handler.handle(payload as never, randomUUID());
    },
    /** Runs queued jobs of one kind, and removes them from the queue. */
    async runQueued(name: string) {
      const { rows } = await connections.query<{ data: object }>(
        "DELETE FROM pgboss.job WHERE name = $1 AND state = 'created' RETURNING data",
        [name],
      );
      for (const { data } of rows) await this.runJob(name, data);
    },
    /** Queued jobs that are not done, oldest first. */
    async queued<T>(name: string) {
      const { rows } = await connections.query<{ data: T }>(
        "SELECT data FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry') ORDER BY created_on, id",
        [name],
      );
      return rows.map(({ data }) => data);
    },
    /** The token in the newest mail of a kind to an address. */
    async mailedToken(email: string, template: string) {
      const mails = await this.queued<MailMessage>('mail.send');
      const mail = mails.findLast((message) => message.to === email && message.template === template);
      if (!mail) throw new Error(`No ${template} was mailed to ${email}`);
      return mailedTokenOf(keys, mail.seed as string);
    },
    mails: () =>
      readdirSync(join(folder, 'mail'))
        .sort()
        .map(
          (name) =>
            JSON.parse(readFileSync(join(folder, 'mail', name), 'utf8')) as {
              to: string;
              subject: string;
              link: string | null;
            },
        ),
    async stop() {
      if (entrance) entrance.close();
      for (const replica of [first, ...others]) await replica.stop();
      await pooler?.stop();
      await database.drop();
    },
  };
}

/** The SDK of S3 is loaded where a run needs it alone. */
const newSharedStore = async () => (await import('./s3-server.ts')).createBucket();

const newDataFolder = () => mkdtempSync(join(tmpdir(), 'sinau-app-'));

type Replica = Awaited<ReturnType<typeof startReplica>>;

type ReplicaDeps = Pick<ProcessDeps, 'env' | 'keys' | 'clock' | 'streamEncoder'> & { readonly withWorkers: boolean };
async function startReplica({ env, keys, clock, streamEncoder, withWorkers }: ReplicaDeps) {
  const logger = pino({ level: env.LOG_LEVEL });
  const { connections, close: closeDatabase, ...databases } = openDatabase(env, reusePrismaClient);
  const replica = openReplica(env, databases, logger);
  const jobs = createJobs(env.DATABASE_DIRECT_URL, logger, { hasWorkers: withWorkers });
  const { app, jobHandlers, gauges, drain } = await createApp(
    { env, keys, ...databases, replica, clock, jobs, limits: createRateLimits(connections), streamEncoder },
    logger,
  );
  await jobs.start(jobHandlers);
  await app.listen({ host: '127.0.0.1', port: env.PORT });
  return {
    env,
    app,
    jobs,
    jobHandlers,
    gauges,
    drain,
    connections,
    replica,
    db: databases.db,
    async stop() {
      await app.close();
      await jobs.stop();
      await replica.close();
      await closeDatabase();
      rmSync(env.DATA_DIR, { recursive: true, force: true });
    },
  };
}

type TestClock = ReturnType<typeof testClock>;

/** Speed of the clock: at 40, the tests run as on a machine that is 40 times as slow. */
const clockSpeed = Number(process.env.TEST_CLOCK_SPEED ?? 1);

function testClock() {
  const start = Date.now();
  let offset = 0;
  let stoppedAt: number | null = null;
  const current = () => (stoppedAt ?? start + (Date.now() - start) * clockSpeed) + offset;
  return {
    now: () => new Date(current()),
    advance: (milliseconds: number) => {
      offset += milliseconds;
    },
    /** Stops the clock until the test ends: only `advance` moves it. */
    stop: () => {
      stoppedAt = current() - offset;
      onTestFinished(() => {
        stoppedAt = null;
      });
    },
  };
}

export interface Refusal {
  status: number;
  code: ErrorCode | 'network';
  message: string;
  fields: Record<string, string>;
}
export type Caller = ReturnType<typeof callerOf>;

/** Calls operations of the client over supertest, as one visitor or user. */
function callerOf(server: Server, token: string | null) {
  const send = async (method: string, address: string, body?: unknown) => {
    const request = supertest(server)[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](
      `/api${address}`,
    );
    if (token) request.set('authorization', `Bearer ${token}`);
    if (typeof body === 'string') request.type('json');
    return body === undefined ? request : request.send(body as object);
  };
  const call = async <E extends Endpoint>(operation: Operation<E>, ...[input]: Input<E>): Promise<Answer<E>> => {
    const sent = input as CallInput | undefined;
    const { body } = await send(operation.method, addressOf(operation.path, sent), sent?.body);
    if (body.error) throw new ApiError(body.status, body.error.code, body.error.message, body.error.fields);
    return body.data as Answer<E>;
  };
  return {
    token,
    send,
    call,
    /** The refusal of a call that must not succeed. */
    async attempt<E extends Endpoint>(operation: Operation<E>, ...input: Input<E>): Promise<Refusal> {
      try {
        await call(operation, ...input);
      } catch (error) {
        if (error instanceof ApiError)
          return { status: error.status, code: error.code, message: error.message, fields: error.fields };
        throw error;
      }
      throw new Error(`${operation.id} was expected to refuse`);
    },
  };
}

export const uniqueEmail = (name = 'orang') => `${name}-${randomUUID().slice(0, 8)}@contoh.id`;
