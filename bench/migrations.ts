/**
 * `npm run bench:migrations`: how long heartbeats wait while migrations change the table of a million participants, one
 * of each form, beside transactions that read it for five seconds. Heartbeats come at a fixed rate, so that those that
 * wait behind a lock are counted as well. BENCH_PARTICIPANTS=1000000  BENCH_RATE=50
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrateDeploy } from '@sinau/api/platform/migrate';
import { addRequiredColumn } from '@sinau/api/testing/migration-steps';
import { execute } from '@sinau/test-kit/test-database';
import { withDemoServer } from '@sinau/tools/demo-server';
import { scenarios } from './scenarios.ts';
import { sessionToken } from './session-token.ts';
import { peopleSql, readWorld } from './world.ts';

const participants = Number(process.env.BENCH_PARTICIPANTS ?? 1_000_000);
const rate = Number(process.env.BENCH_RATE ?? 50);
const secret = 'kunci-untuk-mengukur-migrasi-basis-data';

const steps = addRequiredColumn('bench');

const manyParticipants = `
  BEGIN;
  SET LOCAL session_replication_role = replica;
  WITH person AS (
    INSERT INTO "User" (fullname, email, "updatedAt")
    SELECT 'Peserta', n || '@banyak.test', now() FROM generate_series(1, ${participants}) n RETURNING id
  ) INSERT INTO "Participant" ("userId", "classId")
  SELECT person.id, lesson."classId" FROM person, (SELECT "classId" FROM "Lesson" WHERE slug = 'video-uji') lesson;
  COMMIT`;

await withDemoServer(
  async (origin, databaseUrl) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    const directory = await mkdtemp(join(tmpdir(), 'bench-migrations-'));
    try {
      for (const statement of [peopleSql, manyParticipants, 'VACUUM ANALYZE']) await execute(databaseUrl, statement);
      console.log(`${participants.toLocaleString('en')} participants, ${rate} heartbeats a second`);
      await measure({ origin, databaseUrl, directory, pool });
    } finally {
      await pool.end();
      await rm(directory, { recursive: true });
    }
  },
  { JWT_SECRET: secret },
);

interface Bench {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly directory: string;
  readonly pool: pg.Pool;
}

async function measure({ origin, databaseUrl, directory, pool }: Bench) {
  const world = await readWorld(pool, (sessionId) => sessionToken(sessionId, secret));
  const heartbeat = scenarios.find(({ name }) => name === 'heartbeat')!;
  let index = 1;
  const rows: Record<string, object> = {};
  const during = async (name: string, work: () => Promise<object>) => {
    const latency = createHistogram();
    const calls = new Set<Promise<void>>();
    let refused = 0;
    const send = async () => {
      const { method, path, token, body } = heartbeat.request(world, index++);
      const begun = performance.now();
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const answer = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
      await answer.text();
      latency.record(Math.max(1, Math.round(performance.now() - begun)));
      if (answer.status !== 200) refused += 1;
    };
    const timer = setInterval(() => {
      const call = send().finally(() => calls.delete(call));
      calls.add(call);
    }, 1000 / rate);
    const begun = performance.now();
    const more = await work();
    const seconds = Number(((performance.now() - begun) / 1000).toFixed(1));
    clearInterval(timer);
    await Promise.all(calls);
    rows[name] = {
      seconds,
      heartbeats: latency.count,
      refused,
      'p50 ms': latency.percentile(50),
      'p99 ms': latency.percentile(99),
      'max ms': latency.max,
      ...more,
    };
    console.log(name, JSON.stringify(rows[name]));
  };

  await during('warming up', () => sleep(5_000, {}));
  await during('nothing', () => sleep(15_000, {}));
  const reading = keepReading(pool);
  for (const [name, sql] of Object.entries(steps)) {
    await mkdir(join(directory, name));
    await writeFile(join(directory, name, 'migration.sql'), sql);
    await during(name, async () => {
      let waits = 0;
      await migrateDeploy(databaseUrl, { directory, onWait: () => (waits += 1) });
      return { 'tried again': waits };
    });
  }
  await reading.stop();
  console.table(rows);
}

/** Reads the table in transactions of five seconds with two seconds between them, as a report or a backup does. */
function keepReading(pool: pg.Pool) {
  let isReading = true;
  const reading = (async () => {
    const client = await pool.connect();
    while (isReading) {
      await client.query('BEGIN');
      await client.query('SELECT FROM "Participant" LIMIT 1');
      await client.query('SELECT pg_sleep(5)');
      await client.query('COMMIT');
      await sleep(2_000);
    }
    client.release();
  })();
  return {
    stop: () => {
      isReading = false;
      return reading;
    },
  };
}
