import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@sinau/test-kit/ports';
import type { Env } from '../platform/env.ts';

/** The program of PgBouncer, from 1.21 on; unset, tests reach their database directly. */
export const pgbouncer = process.env.TEST_POOLER;

type Limits = Pick<
  Env,
  'DATABASE_STATEMENT_SECONDS' | 'DATABASE_LOCK_SECONDS' | 'DATABASE_IDLE_TRANSACTION_SECONDS' | 'DATABASE_POOL_SIZE'
>;

/** Starts PgBouncer in transaction mode in front of a database, as docs/deployment.md configures it. */
export async function startPgbouncer(
  databaseUrl: string,
  limits: Limits,
  changes: Readonly<Record<string, string>> = {},
) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const listenPort = await findFreePort();
  const name = pathname.slice(1);
  const setLimits = [
    `SET statement_timeout = ${limits.DATABASE_STATEMENT_SECONDS * 1000}`,
    `SET lock_timeout = ${limits.DATABASE_LOCK_SECONDS * 1000}`,
    `SET idle_in_transaction_session_timeout = ${limits.DATABASE_IDLE_TRANSACTION_SECONDS * 1000}`,
  ].join('; ');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: String(listenPort),
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    max_prepared_statements: '200',
    default_pool_size: String(limits.DATABASE_POOL_SIZE),
    // The server does not run as root.
    ...(process.getuid?.() === 0 && { user: 'nobody' }),
    ...changes,
  };
  const server = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  const folder = await mkdtemp(join(tmpdir(), 'sinau-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`);
  await writeFile(
    file,
    ['[databases]', `${name} = ${server} connect_query='${setLimits}'`, '[pgbouncer]', ...lines, ''].join('\n'),
  );

  const pooler = spawn(pgbouncer!, ['-q', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await once(pooler, 'spawn');
  process.once('exit', () => pooler.kill('SIGKILL'));
  while (!(await isListening(listenPort))) {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer ended with ${pooler.exitCode}`);
    await sleep(20);
  }
  return {
    url: `postgresql://sinau@127.0.0.1:${listenPort}/${name}`,
    async stop() {
      pooler.kill('SIGKILL');
      if (pooler.exitCode === null && pooler.signalCode === null) await once(pooler, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
