import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@sinau/api/seed/demo-accounts';
import { startApi } from '@sinau/tools/api-server';
import { ensureBrowser } from '@sinau/tools/browser';
import { runCommand } from '@sinau/tools/commands';
import { findFreePort } from '@sinau/test-kit/ports';
import { copyTemplate } from '@sinau/test-kit/test-database';
import { testResults } from '@sinau/tools/test-results';
import type { TestProject } from 'vitest/node';

/** Data that the journeys have about the server under test. */
export interface ServerUnderTest {
  baseUrl: string;
  dataDir: string;
  /** Path of the Chromium that runs the journeys. */
  browserPath: string;
  /** Environment of the server; the API's command line runs with the same. */
  env: Record<string, string>;
  /** Tokens of the demo accounts, by address: a person may not sign in as often as the journeys need it. */
  demoTokens: Readonly<Record<string, string>>;
}

/** Builds the API and both applications, and serves them over a fresh database with demo data, once for all journeys. */
export default async function setup(project: TestProject) {
  const browserPath = await ensureBrowser();
  const database = await copyTemplate(project.getProvidedContext().databaseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-'));
  const port = String(await findFreePort());
  const baseUrl = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: baseUrl,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO_MODE: 'true',
    ALLOW_PAYMENT_SIMULATOR: 'true',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'info',
    // Four concurrent journeys share the demo accounts, and each gets what a user otherwise has.
    CALLS_PER_USER: '16',
  };
  await runCommand('turbo', ['run', 'build', '--output-logs=errors-only']);
  await runCommand('node', ['apps/api/src/cli.ts', 'seed', '--demo'], {
    env: { ...process.env, ...env, LOG_LEVEL: 'warn' },
  });

  await mkdir(testResults, { recursive: true });
  const log = await open(join(testResults, 'e2e-server.log'), 'w');
  const api = startApi({ program: 'apps/api/dist/main.js', env: { ...process.env, ...env }, output: log.fd });
  await api.ready;
  const demoTokens: Record<string, string> = {};
  for (const account of demoAccounts) demoTokens[account.email] = await tokenOf(baseUrl, account);
  project.provide('server', { baseUrl, dataDir, browserPath, env, demoTokens });

  return async () => {
    await api.stop();
    await log.close();
    await rm(dataDir, { recursive: true });
  };
}

async function tokenOf(baseUrl: string, { email, password }: { email: string; password: string }) {
  const response = await fetch(`${baseUrl}/api/user/auth/request-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

declare module 'vitest' {
  interface ProvidedContext {
    server: ServerUnderTest;
  }
}
