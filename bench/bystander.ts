/**
 * `npm run bench:bystander`: how long somebody waits for an answer while another user sends 150 calls at a time, beside
 * how long without those calls. In one run, so that the ratio means something on any machine.
 */
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { Pool } from 'undici';
import { migrateDeploy } from '@sinau/api/platform/migrate';
import { demoAccounts } from '@sinau/api/seed/demo-accounts';
import { startApi } from '@sinau/tools/api-server';
import { runCommand } from '@sinau/tools/commands';
import { findFreePort } from '@sinau/tools/ports';
import { removePostgres, startPostgres } from '@sinau/tools/postgres';
import { execute } from '@sinau/tools/test-database';

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const parallelCalls = 150;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await chmod(folder, 0o755); // so that the database server's own account can enter it
const postgres = await startPostgres(folder);
try {
  await execute(postgres.url(), 'CREATE DATABASE bystander');
  const port = String(await findFreePort());
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DEMO_MODE: 'true',
    ALLOW_PAYMENT_SIMULATOR: 'true',
    DATABASE_URL: postgres.url('bystander'),
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: port,
  };
  await migrateDeploy(env.DATABASE_URL);
  await runCommand('node', ['apps/api/src/cli.ts', 'seed', '--demo'], { env });
  const api = startApi({ env });
  try {
    await api.ready;
    await measure(`http://127.0.0.1:${port}`);
  } finally {
    await api.stop();
  }
} finally {
  await postgres.stop();
  await removePostgres(folder);
}

async function measure(origin: string) {
  const [busy, bystander] = [await signIn(origin, 'Mitra'), await signIn(origin, 'Peserta')];
  const classes = (await (await fetch(`${origin}/api/program?page=1&perPage=1`)).json()) as {
    data: { list: { id: string }[] };
  };
  const body = { programIds: [classes.data.list[0]!.id], paymentMethod: 'qris' };
  const workloads = {
    'POST /transaction/create': { method: 'POST', path: '/api/transaction/create', body },
    'GET /user/cart': { method: 'GET', path: '/api/user/cart' },
  } as const;

  await waitOf(origin, bystander); // warms up
  const alone = await waitOf(origin, bystander);
  console.log(`alone: p95 ${alone.toFixed(1)} ms`);
  for (const [name, request] of Object.entries(workloads)) {
    const crowd = startCrowd(origin, busy, request);
    const beside = await waitOf(origin, bystander);
    const answers = await crowd.stop();
    console.log(
      `beside ${parallelCalls} times ${name}: p95 ${beside.toFixed(1)} ms, ${(beside / alone).toFixed(1)} times as long; answers ${JSON.stringify(answers)}`,
    );
  }
}

async function signIn(origin: string, role: string): Promise<string> {
  const { email, password } = demoAccounts.find((account) => account.role === role)!;
  const answer = await fetch(`${origin}/api/user/auth/request-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** The p95 in milliseconds of somebody who asks for the count of the own cart, again and again. */
async function waitOf(origin: string, token: string): Promise<number> {
  const pool = new Pool(origin, { connections: 1 });
  const latency = createHistogram();
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begun = performance.now();
    const answer = await pool.request({
      method: 'GET',
      path: '/api/user/cart/count',
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`The bystander was answered ${answer.statusCode}`);
    latency.record(Math.max(1, Math.round((performance.now() - begun) * 1000)));
  }
  await pool.close();
  return latency.percentile(95) / 1000;
}

interface Workload {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

/** One user with so many calls under way all the time. `stop` tells how often which status was answered. */
function startCrowd(origin: string, token: string, { method, path, body }: Workload) {
  const pool = new Pool(origin, { connections: parallelCalls });
  const answers: Record<number, number> = {};
  let isOver = false;
  const caller = async () => {
    while (!isOver) {
      const answer = await pool.request({
        method,
        path,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      await answer.body.dump();
      answers[answer.statusCode] = (answers[answer.statusCode] ?? 0) + 1;
    }
  };
  const callers = Array.from({ length: parallelCalls }, caller);
  return {
    async stop() {
      isOver = true;
      await Promise.all(callers);
      await pool.close();
      return answers;
    },
  };
}
