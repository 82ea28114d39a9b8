import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDeploy } from '@sinau/api/platform/migrate';
import { demoAccounts } from '@sinau/api/seed/demo-accounts';
import { chromium, type Browser } from 'playwright-core';
import { startApi } from './api-server.ts';
import { ensureBrowser } from './browser.ts';
import { runCommand } from './commands.ts';
import { findFreePort } from '@sinau/test-kit/ports';
import { removePostgres, startPostgres } from './postgres.ts';
import { execute } from '@sinau/test-kit/test-database';

/** Environment of a process that serves the demo data as in production. */
export type DemoEnvironment = NodeJS.ProcessEnv &
  Record<'DATABASE_URL' | 'DATA_DIR' | 'HOST' | 'PORT' | 'PUBLIC_URL', string>;

/** Stores the demo data in a database of its own, which is there while `work` runs. */
export async function withDemoData(
  work: (env: DemoEnvironment) => Promise<void>,
  settings: NodeJS.ProcessEnv = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sinau-demo-'));
  await chmod(folder, 0o755); // Lets the database server's own account enter the folder.
  const postgres = await startPostgres(folder);
  try {
    await execute(postgres.url(), 'CREATE DATABASE demo');
    const port = String(await findFreePort());
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DEMO_MODE: 'true',
      ALLOW_PAYMENT_SIMULATOR: 'true',
      DATABASE_URL: postgres.url('demo'),
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...settings,
    };
    await migrateDeploy(env.DATABASE_URL);
    await runCommand('node', ['apps/api/src/cli.ts', 'seed', '--demo'], { env });
    await work(env);
  } finally {
    await postgres.stop();
    await removePostgres(folder);
  }
}

/** Serves the demo data by one process while `measure` runs. */
export const withDemoServer = (
  measure: (origin: string, databaseUrl: string, serverPid: number, dataDir: string) => Promise<void>,
  settings: NodeJS.ProcessEnv = {},
): Promise<void> =>
  withDemoData(async (env) => {
    const api = startApi({ env });
    try {
      await api.ready;
      await measure(env.PUBLIC_URL, env.DATABASE_URL, api.pid, env.DATA_DIR);
    } finally {
      await api.stop();
    }
  }, settings);

/** Opens a browser on the built applications, served as by `withDemoServer`. */
export async function withDemoBrowser(
  measure: (origin: string, browser: Browser, serverPid: number) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  await runCommand('turbo', ['run', 'build', '--output-logs=errors-only']);
  const executablePath = await ensureBrowser();
  await withDemoServer(async (origin, _databaseUrl, serverPid) => {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-dev-shm-usage', ...args],
    });
    try {
      await measure(origin, browser, serverPid);
    } finally {
      await browser.close();
    }
  });
}

/** One call of the API; a refusal is thrown. */
export async function callApi<T>(
  origin: string,
  {
    method = 'POST',
    path,
    body,
    token,
  }: { method?: 'GET' | 'POST' | 'PUT'; path: string; body?: object; token?: string },
): Promise<T> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, error } = (await answer.json()) as { data: T; error: object | null };
  if (error) throw new Error(`${method} ${path}: ${JSON.stringify(error)}`);
  return data;
}

/** Stored data of a browser in which a demo account is signed in. */
export async function storedSession(origin: string, role: (typeof demoAccounts)[number]['role']): Promise<string> {
  const token = await signIn(origin, role);
  return JSON.stringify({ token, profile: await callApi<object>(origin, { method: 'GET', path: '/user/me', token }) });
}

/** The token of a demo account. */
export async function signIn(origin: string, role: (typeof demoAccounts)[number]['role']): Promise<string> {
  const { email, password } = demoAccounts.find((account) => account.role === role)!;
  const body = { email, password };
  return (await callApi<{ token: string }>(origin, { path: '/user/auth/request-token', body })).token;
}
