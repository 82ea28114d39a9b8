/**
 * `npm run bench`: our API beside its two limits (see limits-server.ts), alternating within one run, at two sizes of
 * the catalog. Ratios mean something across machines; the figures themselves do not. BENCH_SIZES=1000,100000
 * BENCH_ROUNDS=4  BENCH_SECONDS=3  BENCH_CALLS=catalog,heartbeat
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { emptyRoot } from '@sinau/api/http/pages/html';
import { migrateDeploy } from '@sinau/api/platform/migrate';
import { nodeOptions } from '@sinau/api/node-options';
import { startApi } from '@sinau/tools/api-server';
import { runCommand } from '@sinau/tools/commands';
import { findFreePort } from '@sinau/test-kit/ports';
import { removePostgres, startPostgres } from '@sinau/tools/postgres';
import { execute } from '@sinau/test-kit/test-database';
import { keepBusy, merge, type Measured } from './load.ts';
import { linesOf, report, type Row } from './report.ts';
import { scenarios, type World } from './scenarios.ts';
import { peopleSql } from './world.ts';

const sizes = (process.env.BENCH_SIZES ?? '1000,100000').split(',').map(Number);
const rounds = Number(process.env.BENCH_ROUNDS ?? 4);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const calls = (process.env.BENCH_CALLS ?? '').split(',');

const [load = NaN] = loadavg();
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await chmod(folder, 0o755); // Lets the database server's own account enter the folder.
const postgres = await startPostgres(folder);
try {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await benchAt(size)));
  console.log(report(rows, { cores: cpus().length, load, node: process.version, rounds, seconds }));
} finally {
  await postgres.stop();
  await removePostgres(folder);
}

async function benchAt(size: number): Promise<Row[]> {
  const databaseUrl = await buildDatabase(size);
  const port = String(await findFreePort());
  const settings = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO_MODE: 'true',
    ALLOW_PAYMENT_SIMULATOR: 'true',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: port,
  };
  const api = startApi({ env: settings });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  let limits: Awaited<ReturnType<typeof startLimits>> | undefined;
  try {
    await api.ready;
    limits = await startLimits(settings);
    const { world, address: origin, pid } = limits;
    const servers = [
      {
        name: 'ours' as const,
        origin: `http://127.0.0.1:${port}`,
        pid: api.pid,
        pathOf: (scenario: number, path: string) => (scenarios[scenario]!.isPage ? path : `/api${path}`),
      },
      { name: 'practical' as const, origin, pid, pathOf: (scenario: number) => `/pg/${scenario}` },
      { name: 'hard' as const, origin, pid, pathOf: (scenario: number) => `/memory/${scenario}` },
    ];
    const rows: Row[] = [];
    for (const [number, scenario] of scenarios.entries()) {
      if (!calls.some((part) => scenario.name.includes(part))) continue;
      process.stdout.write(`${size.toLocaleString('en')} classes · ${scenario.name} `);
      if (scenario.isPage) {
        const paths = world.classes.map((_one, index) => scenario.request(world, index).path);
        await untilRendered(`http://127.0.0.1:${port}`, [...new Set(paths)]);
      }
      const measured: Record<string, Measured[]> = { ours: [], practical: [], hard: [] };
      // The first round warms up and is not counted. The two servers that write count together, since a sent value has
      // to be newer than the stored one.
      const indexes = { database: 1, memory: 1 };
      for (let round = 0; round <= rounds; round += 1) {
        for (const { name, pathOf, ...server } of servers) {
          if (scenario.reset) await pool.query(scenario.reset);
          const { beside } = scenario;
          const changing = beside && setInterval(() => void pool.query(beside), 1_000);
          const result = await keepBusy(
            server,
            () => {
              const index = indexes[name === 'hard' ? 'memory' : 'database']++;
              const request = scenario.request(world, index);
              return { ...request, path: pathOf(number, request.path), headers: { 'x-index': String(index) } };
            },
            round === 0 ? 1 : seconds,
          );
          clearInterval(changing);
          if (round > 0) measured[name]!.push(result);
        }
        process.stdout.write('·');
      }
      const row = {
        size,
        scenario: scenario.name,
        isRead: scenario.isRead,
        ours: merge(measured.ours!),
        practical: merge(measured.practical!),
        hard: merge(measured.hard!),
      };
      console.log(`\n${linesOf(row).join('\n')}`);
      rows.push(row);
    }
    return rows;
  } finally {
    await pool.end();
    limits?.stop();
    await api.stop();
  }
}

/**
 * A process that renders many pages sends others unrendered: rendered ones are measured, as most pages are in the end.
 */
async function untilRendered(origin: string, paths: readonly string[]) {
  let left = [...paths];
  while (left.length > 0) {
    const unrendered: string[] = [];
    for (const path of left) {
      const html = await (await fetch(origin + path)).text();
      if (html.includes(emptyRoot)) unrendered.push(path);
      // Rendering may take half of the time.
      await sleep(50);
    }
    left = unrendered;
  }
}

async function buildDatabase(size: number) {
  const name = `bench_${size}`;
  const begun = performance.now();
  await execute(postgres.url(), `CREATE DATABASE ${name}`);
  const url = postgres.url(name);
  await migrateDeploy(url);
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    SEED_SCALE: String(size),
    SEED_NOW: '2026-11-21T00:00:00Z',
  };
  await runCommand('node', ['apps/api/src/cli.ts', 'seed', '--demo'], { env });
  await execute(url, peopleSql);
  await execute(url, 'VACUUM ANALYZE');
  console.log(`${size.toLocaleString('en')} classes stored in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return url;
}

async function startLimits(env: NodeJS.ProcessEnv) {
  const child = fork(join(import.meta.dirname, 'limits-server.ts'), { env, execArgv: nodeOptions });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server of the limits did not start'))),
  ])) as [{ address: string; world: World }];
  return { ...message, pid: child.pid!, stop: () => void child.kill() };
}
