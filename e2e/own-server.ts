import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '@sinau/tools/api-server';
import { runQuietly } from '@sinau/tools/commands';
import { findFreePort } from '@sinau/tools/ports';
import { createTestDatabase } from '@sinau/tools/test-database';
import { testResults } from '@sinau/tools/test-results';
import { inject, onTestFinished } from 'vitest';

/** A server without demo data, for a journey that changes what everybody on the other one would see. Ends with its test. */
export async function ownServer() {
  const port = String(await findFreePort());
  const baseUrl = `http://localhost:${port}`;
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-'));
  const env = {
    ...process.env,
    ...inject('server').env,
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: baseUrl,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
  };
  const cli = (...args: string[]) =>
    runQuietly('node', ['apps/api/src/cli.ts', ...args], { env: { ...env, LOG_LEVEL: 'warn' } });
  await cli('seed');
  const log = await open(join(testResults, `e2e-server-${port}.log`), 'w');
  const api = startApi({ env, output: log.fd });
  onTestFinished(async () => {
    await api.stop();
    await log.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });
  await api.ready;
  return { baseUrl, cli };
}
