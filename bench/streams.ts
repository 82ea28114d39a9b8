/**
 * Cost of open event streams: `npm run bench:streams` opens a thousand, each of a user of their own, and reads the
 * memory and the processor time of the API's process from /proc (Linux). Then all of them are notified simultaneously.
 */
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrateDeploy } from '@sinau/api/platform/migrate';
import { startApi } from '@sinau/tools/api-server';
import { findFreePort } from '@sinau/test-kit/ports';
import { removePostgres, startPostgres } from '@sinau/tools/postgres';
import { execute } from '@sinau/test-kit/test-database';
import { sessionToken } from './session-token.ts';

const count = Number(process.env.BENCH_STREAMS ?? 1_000);
const idleSeconds = Number(process.env.BENCH_SECONDS ?? 60);
const secret = 'kunci-untuk-mengukur-aliran-peristiwa';

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await chmod(folder, 0o755); // Lets the database server's own account enter the folder.
const postgres = await startPostgres(folder);
try {
  await execute(postgres.url(), 'CREATE DATABASE streams');
  await migrateDeploy(postgres.url('streams'));
  await measure(postgres.url('streams'), String(await findFreePort()));
} finally {
  await postgres.stop();
  await removePostgres(folder);
}

async function measure(databaseUrl: string, port: string) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DEMO_MODE: 'true',
    ALLOW_PAYMENT_SIMULATOR: 'true',
    JWT_SECRET: secret,
    MAX_CONNECTIONS_PER_ADDRESS: String(count + 100),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const api = startApi({ env });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await api.ready;
    const tokens = await signedInPeople(pool);
    for (const token of tokens) await fetchMe(env.PUBLIC_URL, token);
    await sleep(5_000);
    const before = statusOf(api.pid);

    const streams = tokens.map((token) => openStream(env.PUBLIC_URL, token));
    const openedIn = await timeOf(() => Promise.all(streams.map((stream) => stream.says('"unread":0'))));
    await sleep(5_000);
    const opened = statusOf(api.pid);
    console.log(`${count} streams opened in ${openedIn} ms`);
    console.log(`memory: ${((opened.kilobytes - before.kilobytes) / count).toFixed(1)} KB a stream`);

    await sleep(idleSeconds * 1000);
    const idle = (statusOf(api.pid).milliseconds - opened.milliseconds) / idleSeconds;
    console.log(`processor while nothing happens: ${idle.toFixed(1)} ms a second for all of them`);

    const { milliseconds } = statusOf(api.pid);
    const notifiedIn = await timeOf(async () => {
      await pool.query(
        `INSERT INTO "Notification" ("userId", kind, "eventKey", title, "createdAt") SELECT id, 'announcement', 'bench', 'Kabar', now() FROM "User"`,
      );
      await Promise.all(streams.map((stream) => stream.says('"unread":1')));
    });
    const cost = (statusOf(api.pid).milliseconds - milliseconds) / count;
    console.log(`all of them notified in ${notifiedIn} ms, ${cost.toFixed(2)} ms of processor a stream`);

    const ended = Promise.all(streams.map((stream) => stream.ended));
    const endedIn = await timeOf(async () => {
      process.kill(api.pid, 'SIGTERM');
      await ended;
    });
    console.log(`all of them closed ${endedIn} ms after SIGTERM`);
  } finally {
    await pool.end();
    await api.stop();
  }
}

async function signedInPeople(pool: pg.Pool) {
  const { rows } = await pool.query<{ id: string }>(
    `WITH person AS (
       INSERT INTO "User" (fullname, email, "updatedAt") SELECT 'Peserta', n || '@bench.test', now() FROM generate_series(1, $1::int) n RETURNING id
     ) INSERT INTO "Session" ("userId", "expiresAt") SELECT id, now() + interval '1 day' FROM person RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => sessionToken(id, secret));
}

/** Each user is known to the process before, so that only the streams are measured. */
async function fetchMe(origin: string, token: string) {
  const { status } = await fetch(`${origin}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
  if (status !== 200) throw new Error(`/user/me answered ${status}`);
}

function openStream(origin: string, token: string) {
  let heard = '';
  let check = () => {};
  const ended = Promise.withResolvers<void>();
  get(
    `${origin}/api/user/notification/stream`,
    { agent: false, headers: { authorization: `Bearer ${token}` } },
    (answer) => {
      if (answer.statusCode !== 200) throw new Error(`A stream was refused with ${answer.statusCode}`);
      answer.on('data', (part: Buffer) => {
        heard += part.toString();
        check();
      });
      answer.on('close', () => ended.resolve());
    },
  );
  return {
    ended: ended.promise,
    says: (words: string) =>
      new Promise<void>((resolve) => {
        check = () => heard.includes(words) && resolve();
        check();
      }),
  };
}

async function timeOf(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
}

/** Resident memory, and the processor time so far, in clock ticks of 10 ms. */
function statusOf(pid: number) {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return { kilobytes, milliseconds: (Number(fields[11]) + Number(fields[12])) * 10 };
}
