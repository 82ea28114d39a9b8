/**
 * `npm run bench:heartbeats`: what a heartbeat costs that only adds watched seconds, beside the same one with a commit
 * that waits for the disk: bytes of WAL, commits that flush it, and processor time of the API and of the database
 * (Linux), which both rounds have in turn. BENCH_ROUNDS=4  BENCH_SECONDS=5
 */
import { readFileSync, readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { withDemoServer } from '@sinau/tools/demo-server';
import { keepBusy } from './load.ts';
import { scenarios } from './scenarios.ts';
import { sessionToken } from './session-token.ts';
import { peopleSql, readWorld } from './world.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 4);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const secret = 'kunci-untuk-mengukur-denyut-pemutar';
const heartbeat = scenarios.find(({ name }) => name === 'heartbeat')!;

/** Puts the flush back that heartbeats leave to the server, for some microseconds of each. */
const flushing = `
CREATE FUNCTION bench_flush() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM set_config('synchronous_commit', 'on', true); RETURN NULL; END $$;
CREATE TRIGGER bench_flush AFTER UPDATE ON "LessonSession" FOR EACH STATEMENT EXECUTE FUNCTION bench_flush();
ALTER TABLE "LessonSession" DISABLE TRIGGER bench_flush`;

interface Cost {
  readonly requests: number;
  readonly wal: number;
  readonly fullPages: number;
  readonly flushes: number;
  readonly api: number;
  readonly database: number;
  readonly seconds: number;
}

process.env.JWT_SECRET = secret;
await withDemoServer(measure);

async function measure(origin: string, databaseUrl: string, serverPid: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await pool.query(peopleSql);
    await pool.query(flushing);
    await pool.query('VACUUM ANALYZE');
    const { rows } = await pool.query<{ directory: string }>(`SELECT current_setting('data_directory') AS directory`);
    const server = { origin, pid: serverPid, postmaster: postmasterOf(rows[0]!.directory) };
    const world = await readWorld(pool, (sessionId) => sessionToken(sessionId, secret));
    console.log(`${cpus().length} cores, a load of ${loadavg()[0]!.toFixed(1)}, ${world.subjects.length} people`);

    let index = 1;
    const round = (length: number) =>
      costOf(
        pool,
        server,
        () => {
          const request = heartbeat.request(world, index++);
          return { ...request, path: `/api${request.path}` };
        },
        length,
      );
    await round(seconds); // Warms up.
    const measured: Record<string, Cost[]> = { 'flushed by each': [], 'flushed later': [] };
    for (let number = 0; number < rounds; number += 1)
      for (const [name, costs] of Object.entries(measured)) {
        const state = name === 'flushed by each' ? 'ENABLE' : 'DISABLE';
        await pool.query(`ALTER TABLE "LessonSession" ${state} TRIGGER bench_flush`);
        await pool.query('CHECKPOINT');
        await round(1); // Writes the pages whole that follow a checkpoint.
        costs.push(await round(seconds));
      }
    console.table(Object.fromEntries(Object.entries(measured).map(([name, costs]) => [name, figuresOf(costs)])));
  } finally {
    await pool.end();
  }
}

type Server = { readonly origin: string; readonly pid: number; readonly postmaster: number };

async function costOf(
  pool: pg.Pool,
  { origin, pid, postmaster }: Server,
  nextRequest: Parameters<typeof keepBusy>[1],
  length: number,
): Promise<Cost> {
  const before = await countersOf(pool, postmaster);
  const { requests, refused, refusal, processorSeconds, ...result } = await keepBusy(
    { origin, pid },
    nextRequest,
    length,
  );
  if (refused > 0) throw new Error(`${refused} heartbeats were refused, the first with: ${refusal}`);
  const after = await countersOf(pool, postmaster);
  return {
    requests,
    wal: after.wal - before.wal,
    fullPages: after.fullPages - before.fullPages,
    flushes: after.flushes - before.flushes,
    api: processorSeconds,
    database: after.processor - before.processor,
    seconds: result.seconds,
  };
}

async function countersOf(pool: pg.Pool, postmaster: number) {
  // Processes report their counters once a second.
  const { rows } = await pool.query<{ wal: number; fullPages: number; flushes: number }>(`
    SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS wal, (SELECT wal_fpi::float8 FROM pg_stat_wal) AS "fullPages",
      (SELECT sum(fsyncs)::float8 FROM pg_stat_io WHERE object = 'wal') AS flushes FROM pg_sleep(1.2)`);
  return { ...rows[0]!, processor: processorOf(postmaster) };
}

function figuresOf(costs: readonly Cost[]) {
  const sum = (name: keyof Cost) => costs.reduce((total, cost) => total + cost[name], 0);
  const each = (total: number, digits: number) => Number((total / sum('requests')).toFixed(digits));
  return {
    'heartbeats/s': Math.round(sum('requests') / sum('seconds')),
    'WAL bytes': each(sum('wal'), 0),
    'whole pages': each(sum('fullPages'), 3),
    flushes: each(sum('flushes'), 3),
    'API ms': each(1000 * sum('api'), 3),
    'database ms': each(1000 * sum('database'), 3),
  };
}

function postmasterOf(directory: string) {
  return Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Returns the seconds that a server and its processes have used, those that ended included. */
function processorOf(postmaster: number) {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = statOf(name);
    if (!fields) continue;
    if (Number(name) === postmaster) ticks += sumOf(fields.slice(11, 15));
    else if (Number(fields[1]) === postmaster) ticks += sumOf(fields.slice(11, 13));
  }
  return ticks / 100;
}

function sumOf(fields: readonly string[]) {
  return fields.reduce((total, field) => total + Number(field), 0);
}

/** Fields of a process from its state on; null once it has ended. */
function statOf(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  } catch {
    return null;
  }
}
