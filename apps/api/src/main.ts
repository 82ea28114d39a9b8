import { createApp } from './app.ts';
import { serveMetrics } from './http/metrics.ts';
import { systemClock } from './platform/clock.ts';
import { connect } from './platform/db.ts';
import { readEnv } from './platform/env.ts';
import { createJobs } from './platform/jobs.ts';
import { readKeys } from './platform/keys.ts';
import { createLogger } from './platform/logger.ts';
import { createRateLimits } from './platform/rate-limits.ts';

const env = readEnv(process.env);
const logger = createLogger(env);
const { db, connections, read } = connect(env.DATABASE_URL);
const jobs = createJobs(env.DATABASE_URL, logger);
const { app, jobHandlers } = await createApp(
  { env, keys: readKeys(env), db, read, clock: systemClock, jobs, limits: createRateLimits(connections) },
  logger,
);

if (env.METRICS_PORT) serveMetrics(app, { host: env.HOST, port: env.METRICS_PORT });
await jobs.start(jobHandlers);
await app.listen({ host: env.HOST, port: env.PORT });
await jobs.work(jobHandlers);
logger.info({ address: env.PUBLIC_URL }, 'ready');

/** Requests under way are answered and jobs finished, within the ten seconds that orchestrators give. */
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    void app
      .close()
      .then(() => jobs.stop())
      .then(() => db.$disconnect())
      .then(() => process.exit(0));
  });
}
