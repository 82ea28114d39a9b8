import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db.ts';
import { readEnv } from '../platform/env.ts';
import { ffmpegOf } from '../platform/ffmpeg.ts';
import { createJobs } from '../platform/jobs.ts';
import { readKeys } from '../platform/keys.ts';
import { createRateLimits } from '../platform/rate-limits.ts';
import { openReplica } from '../platform/replica/index.ts';
import { createStreamEncoder } from '../platform/stream-encoder/index.ts';

// A program that creates the queues of all jobs in the database of DATABASE_URL, as the first start of an application
// does. In the template of the tests' databases it saves each test's application 180 statements.
const folder = mkdtempSync(join(tmpdir(), 'sinau-queues-'));
const settled = readEnv({
  NODE_ENV: 'test',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  DATABASE_URL: process.env.DATABASE_URL,
});
// An empty folder as root: the build that a check makes at the same time is half written.
const env = { ...settled, root: folder };
const logger = pino({ level: env.LOG_LEVEL });
const { connections, close, ...databases } = openDatabase(env);
const jobs = createJobs(env.DATABASE_DIRECT_URL, logger);
const replica = openReplica(env, databases, logger);
const { app, jobHandlers } = await createApp(
  {
    env,
    keys: readKeys(env),
    ...databases,
    replica,
    clock: systemClock,
    jobs,
    limits: createRateLimits(connections),
    streamEncoder: createStreamEncoder(ffmpegOf(env)),
  },
  logger,
);
await jobs.start(jobHandlers);
await jobs.stop();
await app.close();
await replica.close();
await close();
rmSync(folder, { recursive: true });
