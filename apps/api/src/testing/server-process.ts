import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { nodeOptions } from '../node-options.ts';
import { findFreePort } from '@sinau/test-kit/ports';
import type { AppUnderTest } from './app-under-test.ts';

/** Settings of a process that shares the database and the files of another, whose payments are simulated. */
export const settingsBeside = ({ env: { DATABASE_URL, DATA_DIR } }: AppUnderTest) => ({
  DATABASE_URL,
  DATA_DIR,
  ALLOW_PAYMENT_SIMULATOR: 'true',
});

/** The API as it is started in production: a process of its own, with its workers, on a free port unless one is set. */
export async function startServerProcess(settings: NodeJS.ProcessEnv) {
  const server = await spawnServerProcess(settings);
  await server.ready;
  return server;
}

/** Starts the same, but returns during its start. */
export async function spawnServerProcess(settings: NodeJS.ProcessEnv) {
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
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, complaints] = ['', ''];
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
    process.stderr.write(text);
  });
  const ready = new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    server.stdout.on('data', () => output.includes('"ready"') && resolve());
  });
  // A caller that does not wait for it may end the process before.
  ready.catch(() => undefined);
  // A server left behind by a failed test neither keeps the tests from ending nor outlives them.
  server.unref();
  for (const stream of [server.stdout, server.stderr]) (stream as Socket).unref();
  process.once('exit', () => server.kill('SIGKILL'));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
    server.kill(signal);
    await once(server, 'close');
    return server.exitCode;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid!,
    ready,
    /** Log output so far. */
    output: () => output,
    /** Standard error output so far. */
    complaints: () => complaints,
    /** No handler runs, no connection is closed, nothing is finished. */
    kill: () => end('SIGKILL'),
    /** Settled with the exit code. */
    stop: () => end('SIGTERM'),
  };
}
