import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFullRun } from '@sinau/test-kit/full-run';
import { findFreePort } from '@sinau/test-kit/ports';
import { Explained } from './explained.ts';
import { canServerEnter, openSharedStateFolder, runPostgresProgram, serverAccount } from './postgres-binaries.ts';
import { findRunningServer, isServerRunning, killServer, type Cluster } from './postgres-running.ts';

export interface PostgresServer {
  /** The address of one of the server's databases; the server's own is `postgres`. */
  url(database?: string): string;
  /** True if another process had started it and was killed before it could stop it. */
  isAdopted: boolean;
  /** Folder of its files. */
  directory: string;
  /** Restarts it on the same port after it has ended by itself. Returns whether that was needed. */
  revive(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL whose files belong to `folder`, creating them the first time. `isDurable: false`
 * gives up crash safety for speed: for databases of tests.
 */
export async function startPostgres(folder: string, { isDurable = true } = {}): Promise<PostgresServer> {
  const cluster = await openCluster(folder);
  if (!existsSync(cluster.directory)) await createCluster(cluster, isDurable);

  const runningPort = await findRunningServer(cluster);
  const port = runningPort ?? (await launch(cluster));
  return {
    url: (database = 'postgres') => `postgresql://postgres:${cluster.password}@127.0.0.1:${port}/${database}`,
    isAdopted: runningPort !== undefined,
    directory: cluster.directory,
    async revive() {
      if (await isServerRunning(cluster)) return false;
      await launch(cluster, port);
      return true;
    },
    async stop() {
      if (await isServerRunning(cluster))
        await runPostgresProgram('pg_ctl', ['-D', cluster.directory, '-m', 'fast', ...patiently, 'stop']);
    },
  };
}

/** Kills the folder's server, and removes it with all its data. */
export async function removePostgres(folder: string): Promise<void> {
  const { directory } = await openCluster(folder);
  await killServer(directory);
  for (const path of [directory, folder]) await rm(path, { recursive: true, force: true });
}

/** Reads which cluster belongs to the folder, or decides that for the first time. */
async function openCluster(folder: string): Promise<Cluster> {
  const file = join(folder, 'postgres.json');
  if (!existsSync(file)) {
    if (existsSync(join(folder, 'postgres')))
      throw new Explained(
        `Berkas ${file} hilang, padahal kata sandi basis data di folder itu ada di dalamnya. Pulihkan berkas itu dari cadangan, atau pindahkan folder ${join(folder, 'postgres')} untuk mulai dari awal.`,
      );
    await settleCluster(folder, file);
  }
  const { password, elsewhere } = await readSettled(file);
  return { directory: elsewhere ?? join(folder, 'postgres'), password };
}

async function readSettled(file: string): Promise<{ password: string; elsewhere?: string }> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as { password: string; elsewhere?: string };
  } catch (cause) {
    throw new Explained(`Berkas ${file} rusak atau tidak bisa dibaca. Pulihkan dari cadangan.`, { cause });
  }
}

async function settleCluster(folder: string, file: string) {
  await mkdir(folder, { recursive: true });
  const password = randomBytes(24).toString('base64url');
  const elsewhere = canServerEnter(folder)
    ? undefined
    : join(await openSharedStateFolder(), `postgres-${randomUUID()}`);
  await writeFile(`${file}.new`, JSON.stringify({ password, elsewhere }), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** A cluster appears under its name only when it is complete, so a killed first start leaves nothing half-made. */
async function createCluster({ directory, password }: Cluster, isDurable: boolean) {
  const workshop = await mkdtemp(join(dirname(directory), 'initdb-'));
  const passwordFile = join(workshop, 'password');
  const unfinished = join(workshop, 'data');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (serverAccount)
    for (const path of [workshop, passwordFile]) await chown(path, serverAccount.uid, serverAccount.gid);

  const account = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const language = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await runPostgresProgram('initdb', ['-D', unfinished, ...account, ...language, ...(isDurable ? [] : ['--no-sync'])]);

  await appendFile(join(unfinished, 'postgresql.conf'), settings(isDurable));
  await rename(unfinished, directory);
  await rm(workshop, { recursive: true });
}

/**
 * Settings of a server of tests, which is lost when its machine stops. Statistics are those of `ANALYZE` alone, so that
 * no test depends on when a database is visited.
 */
export const testSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  // PostgreSQL plans a statement anew for each of its first five calls on a connection, and tests make few more.
  ...(isFullRun ? [] : ['plan_cache_mode=force_generic_plan']),
];

const settings = (isDurable: boolean) => `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
timezone = 'UTC'
log_timezone = 'UTC'
${isDurable ? 'jit = off\n' : `${testSettings.join('\n')}\n`}`;

/** `pg_ctl` waits as long as the server's process lives: recovery on a slow disk may take any time. */
const patiently = ['-w', '-t', '86400'];

/** Processes left by a killed server hold its shared memory for a short time, and no new one starts meanwhile. */
async function launch(cluster: Cluster, port?: number, attempts = 5): Promise<number> {
  await findRunningServer(cluster); // Clears away what the old server left.
  try {
    return await launchOnce(cluster, port);
  } catch (error) {
    if (attempts === 1) throw error;
    await sleep(500);
    return launch(cluster, port, attempts - 1);
  }
}

async function launchOnce({ directory }: Cluster, wantedPort?: number): Promise<number> {
  const port = wantedPort ?? (await findFreePort());
  const log = join(directory, 'server.log');
  try {
    await runPostgresProgram('pg_ctl', ['-D', directory, '-l', log, '-o', `-p ${port}`, ...patiently, 'start']);
  } catch (cause) {
    const lastLines = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-10).join('\n');
    throw new Explained(
      `Basis data di ${directory} tidak bisa dinyalakan. Pulihkan folder itu dari cadangan, atau pindahkan untuk mulai dari awal. Catatan terakhirnya:\n${lastLines}`,
      { cause },
    );
  }
  return port;
}
