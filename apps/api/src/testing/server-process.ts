import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { nodeOptions } from '@sinau/tools/api-server';
import { findFreePort } from '@sinau/tools/ports';
import type { AppUnderTest } from './app-under-test.ts';

/** What a process needs that shares the database and the files of another, whose payments are simulated. */
export const settingsBeside = ({ env: { DATABASE_URL, DATA_DIR } }: AppUnderTest) => ({
  DATABASE_URL,
  DATA_DIR,
  ALLOW_PAYMENT_SIMULATOR: 'true',
});

/** The API as it is started for people: a process of its own, with its workers, on a free port unless one is set. */
export async function startServerProcess(settings: NodeJS.ProcessEnv) {
  const port = Number(settings.PORT ?? (await findFreePort()));
  const server = spawn(process.execPath, [...nodeOptions, join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      ...settings,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    server.stdout.on('data', (text: Buffer) => text.includes('"ready"') && resolve());
  });
  // A server that a failed test leaves behind neither keeps the tests from ending nor outlives them.
  server.unref();
  (server.stdout as Socket).unref();
  process.once('exit', () => server.kill('SIGKILL'));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
    server.kill(signal);
    await once(server, 'exit');
    return server.exitCode;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid!,
    /** No handler runs, no connection is closed, nothing is finished. */
    kill: () => end('SIGKILL'),
    /** Settled with the exit code. */
    stop: () => end('SIGTERM'),
  };
}
