import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { serveMetrics } from './http/metrics.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db.ts';
import { readEnv } from './platform/env.ts';
import { joinInstallation } from './platform/installation.ts';
import { createJobs } from './platform/jobs.ts';
import { readKeys } from './platform/keys.ts';
import { createLogger } from './platform/logger.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { StartError } from './platform/start-error.ts';

const env = readEnv(process.env);
const logger = createLogger(env);
const keys = await explained(async () => readKeys(env));
const { connections, close: closeDatabase, ...database } = openDatabase(env);
const jobs = createJobs(env.DATABASE_URL, logger);
const { app, jobHandlers, drain } = await createApp(
  { env, keys, ...database, clock: systemClock, jobs, limits: createRateLimits(connections) },
  logger,
);

/** How long the calls and jobs under way may take after the drain; then the process ends all the same. */
const graceMilliseconds = 10_000;

async function stop() {
  const drainMilliseconds = env.DRAIN_SECONDS * 1000;
  setTimeout(() => process.exit(1), drainMilliseconds + graceMilliseconds).unref();
  drain();
  await sleep(drainMilliseconds);
  await app.close();
  await jobs.stop();
  await closeDatabase();
  process.exit(0);
}

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void stop();
  });
}

if (env.METRICS_PORT) serveMetrics(app, { host: env.HOST, port: env.METRICS_PORT });
await explained(() => joinInstallation(database.db, env, keys));
await jobs.start(jobHandlers);
await app.listen({ host: env.HOST, port: env.PORT });
await jobs.work(jobHandlers);
logger.info({ address: env.PUBLIC_URL }, 'ready');

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
