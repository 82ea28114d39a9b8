import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { connectionsReleased, countConnections } from './http/connections.ts';
import { listen } from './http/listen.ts';
import { createMetrics, serveMetrics } from './http/metrics.ts';
import { systemClock } from './platform/clock.ts';
import { withDatabasePatience } from './platform/database-patience.ts';
import { isPooled, openDatabase } from './platform/db.ts';
import { readEnv } from './platform/env.ts';
import { joinInstallation } from './platform/installation.ts';
import { createJobs, handlersFor } from './platform/jobs.ts';
import { readKeys } from './platform/keys.ts';
import { createLogger } from './platform/logger.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { StartError } from './platform/start-error.ts';
import { ffmpegOf } from './platform/ffmpeg.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { createStreamEncoder } from './platform/stream-encoder/index.ts';
import { checkPooler } from './platform/pooler.ts';

const { env, keys } = await explained(async () => {
  const env = readEnv(process.env);
  return { env, keys: readKeys(env) };
});
const logger = createLogger(env);
const tracing = await startTracing(env, logger);
const { connections, close: closeDatabase, ...database } = openDatabase(env);
const jobs = createJobs(env.DATABASE_DIRECT_URL, logger);
const { app, jobHandlers, gauges, drain } = await createApp(
  {
    env,
    keys,
    ...database,
    clock: systemClock,
    jobs,
    limits: createRateLimits(connections),
    streamEncoder: createStreamEncoder(ffmpegOf(env)),
  },
  logger,
);

/** Time that the calls and jobs in progress have after the drain; then the process ends regardless. */
const graceMilliseconds = 10_000;

const openConnections = countConnections(app.server);
let closeSockets = async () => {};

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    void stop();
  });
}

async function stop() {
  const drainMilliseconds = env.DRAIN_SECONDS * 1000;
  setTimeout(() => process.exit(1), drainMilliseconds + graceMilliseconds).unref();
  drain();
  if (app.server.listening) await sleep(drainMilliseconds);
  await connectionsReleased(openConnections);
  await Promise.all([app.close(), closeSockets()]);
  await jobs.stop();
  await closeDatabase();
  await tracing?.close();
  process.exit(0);
}

try {
  await explained(start);
} catch (error) {
  // A stop interrupts the start, and ends the process itself.
  if (!stopping.signal.aborted) throw error;
}

async function start() {
  if (env.METRICS_PORT) {
    const metrics = createMetrics({ env, clock: systemClock, connections, gauges });
    serveMetrics(app, metrics, { host: env.HOST, port: env.METRICS_PORT });
  }
  await patiently(() => database.ping(env.DATABASE_CONNECT_SECONDS * 1000));
  if (isPooled(env)) await patiently(() => checkPooler(connections));
  await patiently(() => joinInstallation(database.db, env, keys));
  await patiently(() => jobs.start(jobHandlers));
  closeSockets = await listen(app, { host: env.HOST, port: env.PORT });
  await patiently(() => jobs.work(handlersFor(env.ROLE, jobHandlers)));
  logger.info({ address: env.PUBLIC_URL }, 'ready');
}

function patiently<T>(step: () => Promise<T>): Promise<T> {
  const onWait = (reason: string) => logger.warn({ reason }, 'waiting for the database');
  return withDatabasePatience(step, { signal: stopping.signal, onWait });
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(error.exitCode);
  }
}
