import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { programOf } from './processes.ts';

/** The files of one server, and the password they were created with. */
export interface Cluster {
  directory: string;
  password: string;
}

/** Time that a server has to finish its work when its starter was killed, such as recovery. */
const patienceMs = 20_000;

/**
 * The port of a server that already runs on these files, because its starter was killed. Leftovers of a killed server
 * are cleared away, so that afterwards the files are either served or free.
 */
export async function findRunningServer(cluster: Cluster): Promise<number | undefined> {
  const { directory } = cluster;
  const deadline = Date.now() + patienceMs;

  for (let server = await findServerProcess(directory); server; server = await findServerProcess(directory)) {
    if (server.port && (await answers(cluster, server.port))) return server.port;
    if (Date.now() > deadline) await killServer(directory);
    await sleep(200);
  }
  // If its number now belonged to another program, PostgreSQL itself would take that for a running server.
  await rm(pidFile(directory), { force: true });
  return undefined;
}

/** Returns whether a server process runs on these files; it may be busy starting or recovering. */
export const isServerRunning = async ({ directory }: Cluster) => (await findServerProcess(directory)) !== undefined;

/** Ends the server that runs on these files, if any; unwritten data is recovered by the next one. */
export async function killServer(directory: string): Promise<void> {
  const server = await findServerProcess(directory);
  if (!server) return;
  process.kill(server.pid, 'SIGQUIT');
  while ((await findServerProcess(directory))?.pid === server.pid) await sleep(20);
}

const pidFile = (directory: string) => join(directory, 'postmaster.pid');

async function findServerProcess(directory: string): Promise<{ pid: number; port?: number } | undefined> {
  const [pid, , , port] = (await readPidFile(directory)).split('\n').map(Number);
  if (!pid || (await programOf(pid)) !== 'postgres') return undefined;
  return { pid, port };
}

async function readPidFile(directory: string): Promise<string> {
  try {
    return await readFile(pidFile(directory), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

async function answers({ directory, password }: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === directory;
  } catch {
    return false; // Refused, starting up or shutting down: the caller retries.
  } finally {
    await client.end();
  }
}
