import { execFile } from 'node:child_process';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execute } from '@sinau/test-kit/test-database';
import { killServer } from './postgres-running.ts';
import { removePostgres, startPostgres, type PostgresServer } from './postgres.ts';

const run = promisify(execFile);

/**
 * Starts a server and a standby that follows it, for tests of failures. `prepare` fills the server before the standby is
 * made of a copy of its files.
 */
export async function startReplicatedPostgres(folder: string, prepare: (server: PostgresServer) => Promise<void>) {
  const [primaryFolder, standbyFolder] = [join(folder, 'primary'), join(folder, 'standby')];
  const first = await startPostgres(primaryFolder, { isDurable: false });
  await prepare(first);
  await first.stop();

  const directory = `${first.directory}-standby`;
  await run('cp', ['-a', first.directory, directory]);
  const primary = await startPostgres(primaryFolder, { isDurable: false });
  const { port, password } = new URL(primary.url());
  await mkdir(standbyFolder);
  await writeFile(join(standbyFolder, 'postgres.json'), JSON.stringify({ password, elsewhere: directory }));
  await appendFile(
    join(directory, 'postgresql.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password}'\nwal_retrieve_retry_interval = '200ms'\n`,
  );
  await run('cp', ['-a', join(directory, 'PG_VERSION'), join(directory, 'standby.signal')]);
  const standby = await startPostgres(standbyFolder, { isDurable: false });
  return {
    primary,
    standby,
    promote: () => execute(standby.url(), 'SELECT pg_promote()'),
    async remove() {
      for (const one of [standbyFolder, primaryFolder]) await removePostgres(one);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a server as a crash does. */
export const crashServer = ({ directory }: PostgresServer) => killServer(directory);

/** Stops all processes of a server where they are, as a machine that hangs does, or lets them go on. */
export async function signalServer({ directory }: PostgresServer, signal: 'SIGSTOP' | 'SIGCONT') {
  const server = Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8'), 10);
  // Its own first: it starts no others meanwhile.
  process.kill(server, signal);
  for (const pid of await childrenOf(server)) process.kill(pid, signal);
}

async function childrenOf(parent: number) {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return pids.filter((_, index) => Number(/\) \w (\d+)/.exec(parents[index]!)?.[1]) === parent);
}

/** An address that stays while the server behind it changes, as a proxy or a floating address gives. */
export async function startMovingAddress(databaseUrl: string) {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    moveTo(next: string) {
      target = new URL(next);
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await server[Symbol.asyncDispose]();
    },
  };
}
