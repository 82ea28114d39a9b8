import { randomBytes } from 'node:crypto';
import { access, chmod, constants, mkdtemp, readdir, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDeploy } from '@sinau/api/platform/migrate';
import { runQuietly } from './commands.ts';
import { removePostgres, startPostgres, testSettings } from './postgres.ts';
import { isAlive } from './processes.ts';
import { execute, templateDatabase } from '@sinau/test-kit/test-database';

export interface TestServer {
  /** The `postgres` database, for administration. */
  url: string;
  /** Description for people: 'PostgreSQL 18 in a container (Testcontainers)'. */
  description: string;
  stop(): Promise<void>;
}

/**
 * Starts the database server of a test run, with the migrated template in it. This is the one place that chooses:
 * a container where an engine can start one, else the embedded server; TEST_DATABASE=container|embedded forces it.
 */
export async function startTestServer(): Promise<TestServer> {
  const server = await chooseServer(process.env.TEST_DATABASE);
  try {
    await execute(server.url, cheapPassword(server.url));
    await execute(server.url, createTemplate);
    const template = Object.assign(new URL(server.url), { pathname: `/${templateDatabase}` }).href;
    await migrateDeploy(template);
    await runQuietly('node', ['apps/api/src/testing/create-queues.ts'], {
      env: { ...process.env, DATABASE_URL: template },
    });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/**
 * Stores the password with one round of hashing instead of 4,096, which both ends would repeat for each of the 3,000
 * connections of a run.
 */
const cheapPassword = (url: string) => {
  const { username, password } = new URL(url);
  return `SET scram_iterations = 1; ALTER ROLE ${username} PASSWORD '${decodeURIComponent(password)}'`;
};

/** The embedded server's rules of sorting and case, wherever the tests run. */
const createTemplate = `
  CREATE DATABASE ${templateDatabase} TEMPLATE template0 ENCODING 'UTF8'
  LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LC_COLLATE 'C' LC_CTYPE 'C'`;

async function chooseServer(choice: string | undefined): Promise<TestServer> {
  if (choice === 'embedded') return startEmbedded();
  if (choice === 'container') return startContainer();
  if (choice) throw new Error(`TEST_DATABASE must be container or embedded, not '${choice}'`);

  // An engine that answers may still be unable to pull an image, so only an attempt tells.
  try {
    return await startContainer();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const server = await startEmbedded();
    return { ...server, description: `${server.description}; no container: ${reason}` };
  }
}

async function startContainer(): Promise<TestServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const settings = ['max_connections=200', ...testSettings];
  const container = await new PostgreSqlContainer('postgres:18')
    .withUsername('postgres')
    .withPassword(randomBytes(24).toString('base64url'))
    .withDatabase('postgres')
    .withTmpFs({ '/var/lib/postgresql': 'rw' })
    .withCommand(['postgres', ...settings.flatMap((setting) => ['-c', setting])])
    // The health check of Testcontainers starts a process in the container four times a second for the whole run.
    .withHealthCheck({
      test: ['CMD', 'pg_isready', '--host', 'localhost'],
      interval: 2_000,
      timeout: 10_000,
      retries: 60,
    })
    .start();
  const published = new URL(container.getConnectionUri());
  const addresses = container.getNetworkNames().map((network) => container.getIpAddress(network));
  const direct = Object.assign(new URL(published), { host: `${addresses[0]}:5432` });
  return {
    url: ((await accepts(direct)) ? direct : published).href,
    description: 'PostgreSQL 18 in a container (Testcontainers)',
    stop: async () => void (await container.stop()),
  };
}

/**
 * Returns whether the container can be called at its own address, as is possible on Linux. A published port is served by a
 * proxy, which took a fifth of the processors' time of a whole run.
 */
const accepts = ({ hostname, port }: URL) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 500 });
    const answer = (isOpen: boolean) => () => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.on('connect', answer(true)).on('error', answer(false)).on('timeout', answer(false));
  });

const folderPrefix = 'sinau-test-';

async function startEmbedded(): Promise<TestServer> {
  const parent = (await isRoomy(memoryFolder)) ? memoryFolder : tmpdir();
  await removeLeftovers(parent);
  const folder = await mkdtemp(join(parent, `${folderPrefix}${process.pid}-`));
  await chmod(folder, 0o755); // Lets the server's own account enter the folder.
  const server = await startPostgres(folder, { isDurable: false });
  return { url: server.url(), description: 'PostgreSQL 18, embedded', stop: () => removePostgres(folder) };
}

/** Folder that Linux keeps in memory: a database of 1,700 files is copied there in a twentieth of the processor time. */
const memoryFolder = '/dev/shm';
/** Bytes that the databases of a run may need, with a wide margin. */
const room = 2 * 1024 ** 3;

async function isRoomy(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= room;
  } catch {
    return false;
  }
}

/** Ends the server that a killed run left behind. */
async function removeLeftovers(parent: string) {
  for (const name of await readdir(parent)) {
    const owner = name.match(`^${folderPrefix}(\\d+)-`)?.[1];
    if (owner && !isAlive(Number(owner))) await removePostgres(join(parent, name));
  }
}
