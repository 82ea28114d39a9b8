import { once } from 'node:events';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startHaproxy } from '@sinau/api/testing/haproxy';
import { hashPassword } from '@sinau/api/platform/passwords';
import { findFreePort } from '@sinau/test-kit/ports';
import { startApi } from '@sinau/tools/api-server';
import { runCommand } from '@sinau/tools/commands';
import { withDemoData } from '@sinau/tools/demo-server';
import { sessionToken } from '../session-token.ts';
import type { World } from '../scenarios.ts';
import { peopleSql, readWorld } from '../world.ts';
import { processorSecondsOf } from '../load.ts';
import type { Order, Result, Target } from './generator.ts';
import { password } from './mix.ts';

const secret = 'kunci-untuk-mengukur-beban-campuran';
/** Generated classes: nobody can order one twice. */
const classes = 300;
/** Priority of servers, proxy and database: behind the generator, which would otherwise send late. */
const serversPriority = 5;

export interface Processes {
  /** Address of the proxy. */
  readonly origin: string;
  readonly pids: readonly number[];
  readonly metricsPorts: readonly number[];
  readonly world: World;
  restart(index: number): Promise<void>;
}

export interface Generator {
  /** Sends calls as ordered, and resolves once all of them are answered. */
  run(order: Order): Promise<Result>;
  /** Ends the order `use`. */
  end(): void;
  processorSeconds(): number;
}

interface Setting {
  readonly processes: number;
  /** True if the mix has rendered pages, too. */
  readonly hasPages?: boolean;
}

/** Runs processes of the bundle over one database behind the shipped proxy, and the generator that calls them. */
export async function withTraffic(
  { processes: count, hasPages = false }: Setting,
  measure: (processes: Processes, generator: Generator) => Promise<void>,
) {
  await runCommand('turbo', ['run', 'build', '--output-logs=errors-only']);
  // It begins first: what begins after the change of priority inherits that.
  const child = fork(join(import.meta.dirname, 'generator.ts'), { serialization: 'advanced' });
  setPriority(serversPriority);
  try {
    await withDemoData(
      async (env) => {
        const world = await prepare(env.DATABASE_URL);
        const processes = await startProcesses(count, env);
        try {
          child.send({ origin: processes.origin, world, hasPages } satisfies Target);
          await measure(Object.assign(processes, { world }), {
            async run(order) {
              child.send(order);
              return ((await once(child, 'message')) as [Result])[0];
            },
            end: () => void child.send({ kind: 'end' } satisfies Order),
            processorSeconds: () => processorSecondsOf(child.pid!),
          });
        } finally {
          await processes.stop();
        }
      },
      { JWT_SECRET: secret, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal', SEED_SCALE: String(classes) },
    );
  } finally {
    child.kill();
  }
}

/** People with a password, and classes that anybody may order for nothing. */
async function prepare(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await pool.query(peopleSql);
    await pool.query(`UPDATE "User" SET "passwordHash" = $1 WHERE email LIKE 'uji-%@bench.test'`, [
      await hashPassword(password),
    ]);
    const world = await readWorld(pool, (sessionId) => sessionToken(sessionId, secret));
    await pool.query(
      'UPDATE "Class" SET "salePrice" = 0, "normalPrice" = NULL, "promotionEndsAt" = NULL WHERE id = ANY($1::uuid[])',
      [world.classes.map(({ id }) => id)],
    );
    await pool.query('VACUUM ANALYZE');
    return world;
  } finally {
    await pool.end();
  }
}

async function startProcesses(count: number, env: Parameters<Parameters<typeof withDemoData>[0]>[0]) {
  const ports: number[] = [];
  const metricsPorts: number[] = [];
  for (let index = 0; index < count; index += 1) {
    ports.push(await findFreePort());
    metricsPorts.push(await findFreePort());
  }
  const start = async (index: number) => {
    const api = startApi({
      program: 'apps/api/dist/main.js',
      env: { ...env, PORT: String(ports[index]), METRICS_PORT: String(metricsPorts[index]) },
    });
    await api.ready;
    return api;
  };
  const running: Awaited<ReturnType<typeof start>>[] = [];
  for (const index of ports.keys()) running.push(await start(index));
  const proxy = await startHaproxy(ports);
  while (!(await fetch(`${proxy.url}/api/health/ready`).catch(() => null))?.ok) await sleep(100);
  return {
    origin: proxy.url,
    get pids() {
      return running.map(({ pid }) => pid);
    },
    metricsPorts,
    async restart(index: number) {
      await running[index]!.stop();
      running[index] = await start(index);
    },
    async stop() {
      await proxy.stop();
      await Promise.all(running.map((api) => api.stop()));
    },
  };
}
