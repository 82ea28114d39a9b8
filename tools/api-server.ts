import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { allocatorSettings, nodeOptions } from '@sinau/api/node-options';
import { Explained } from './explained.ts';
import { inWorkspace, workspaceRoot } from './workspace.ts';

export interface ApiServer {
  pid: number;
  /** Settles when the server is ready, however long that takes; rejects when it ends before. */
  ready: Promise<void>;
  /** Resolves with how the process ended, whatever ended it: 'kode 1', 'SIGKILL'. */
  exited: Promise<string>;
  stop(): Promise<void>;
}

interface ApiOptions {
  env: NodeJS.ProcessEnv & { PORT: string; HOST: string };
  /** Destination of its output; by default ours. */
  output?: 'inherit' | number;
  /** By default the sources; or the bundle that images run, once it is built. */
  program?: 'apps/api/src/main.ts' | 'apps/api/dist/main.js';
}

/** Time that it has to answer requests in flight before it is killed. */
const patienceMs = 15_000;

export function startApi({ env, output = 'inherit', program = 'apps/api/src/main.ts' }: ApiOptions): ApiServer {
  const child = spawn('node', [...nodeOptions, '--import', inWorkspace('tools/end-with-parent.ts'), program], {
    cwd: workspaceRoot,
    env: { ...allocatorSettings, ...env },
    // A process group of its own: Ctrl-C reaches only us, and we end it once its dependents have ended.
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  const exited = once(child, 'exit').then(([code, signal]) => String(signal ?? `kode ${code}`));

  const isRunning = () => child.exitCode === null && child.signalCode === null;

  async function stop() {
    if (!isRunning()) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await exited;
    clearTimeout(timer);
  }

  const host = env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST;
  async function becomeReady() {
    while (isRunning()) {
      if (await respondsOk(`http://${host}:${env.PORT}/api/health/ready`)) return;
      await sleep(100);
    }
    throw new Explained(`Server berakhir sebelum siap (${await exited}).`);
  }

  return { pid: child.pid!, ready: becomeReady(), exited, stop };
}

async function respondsOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false; // The port is not open yet.
  }
}
