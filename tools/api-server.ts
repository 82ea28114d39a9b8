import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { inWorkspace, workspaceRoot } from './workspace.ts';

export interface ApiServer {
  /** Settled when the process has ended, whoever ended it. */
  exited: Promise<unknown>;
  stop(): Promise<void>;
}

interface ApiOptions {
  env: NodeJS.ProcessEnv & { PORT: string; HOST: string };
  /** Where its output goes; by default with ours. */
  output?: 'inherit' | number;
}

/** How long it may take to answer requests already under way before it is ended for good. */
const patienceMs = 15_000;

/** Starts the API and waits until it is ready to answer. */
export async function startApi({ env, output = 'inherit' }: ApiOptions): Promise<ApiServer> {
  const child = spawn('node', ['--import', inWorkspace('tools/end-with-parent.ts'), 'apps/api/src/main.ts'], {
    cwd: workspaceRoot,
    env,
    // A group of its own: Ctrl-C reaches us alone, and we end it once what needs it has ended.
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  const exited = once(child, 'exit');

  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await exited;
    clearTimeout(timer);
  }

  const isReady = await Promise.race([waitUntilReady(env), exited.then(() => false)]);
  if (isReady) return { exited, stop };
  await stop();
  throw new Error('The API did not become ready; its reason is above');
}

async function waitUntilReady({ HOST, PORT }: ApiOptions['env']): Promise<boolean> {
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST;
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await respondsOk(`http://${host}:${PORT}/api/health/ready`)) return true;
    await sleep(100);
  }
  return false;
}

async function respondsOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false; // nobody listens yet
  }
}
