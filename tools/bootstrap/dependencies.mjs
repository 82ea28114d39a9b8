import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpmCommands, pnpmFolder, withWritableHome } from './environment.mjs';
import { step } from './step.mjs';
import { workspaceRoot } from './workspace-root.mjs';

/** Requires a Node that this very process may run under. */
export function requireAnyNode() {
  if (isAtLeast(process.versions.node, [20, 0])) return;
  stop(
    `Dibutuhkan Node.js 20 atau lebih baru, sedangkan ini ${process.version}. Pasang dari https://nodejs.org lalu ulangi.`,
  );
}

/**
 * Requires the Node that runs the workspace's TypeScript directly: the pinned one, or where none exists for the
 * platform one of the system.
 * @param {NodeJS.ProcessEnv} env
 */
export function requireModernNode(env) {
  const version = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout.trim().slice(1);
  if (isAtLeast(version, [22, 22])) return;
  stop(
    `Untuk ${process.platform}-${process.arch} tidak tersedia Node.js bawaan. Pasang Node.js 24 lalu ulangi (sekarang ${version}).`,
  );
}

/**
 * Installs exactly what the lockfile specifies, unless that has been done.
 * @param {NodeJS.ProcessEnv} env
 */
export async function installDependencies(env) {
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...findManifests()];
  const { packageManager } = JSON.parse(read('package.json'));
  const hasPnpm = installedPnpm() === packageManager;
  if (isMade('node_modules', inputs) && hasPnpm) return;

  // No prompt is shown, and a shell set to production does not lose the build tools.
  const settings = { ...withWritableHome(env), CI: '1', NODE_ENV: 'development' };
  await step('Memasang paket', async () => {
    const alone = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
    if (!hasPnpm) await run('npm', ['install', '--prefix', pnpmFolder, ...alone, packageManager], settings);
    await run(join(pnpmCommands, 'pnpm'), ['install', '--frozen-lockfile'], settings);
  });
  markMade('node_modules', inputs);
}

/** @returns {string | undefined} as package.json names it in `packageManager` */
function installedPnpm() {
  const manifest = join(pnpmFolder, 'node_modules/pnpm/package.json');
  return existsSync(manifest) ? `pnpm@${JSON.parse(readFileSync(manifest, 'utf8')).version}` : undefined;
}

/**
 * Generates the database client, unless the schema is the one it was generated from.
 * @param {NodeJS.ProcessEnv} env
 */
export async function generateDatabaseClient(env) {
  const schema = readdirSync(join(workspaceRoot, 'prisma/schema')).map((name) => `prisma/schema/${name}`);
  const inputs = ['node_modules/prisma/package.json', 'prisma.config.ts', ...schema];
  if (isMade('apps/api/src/generated', inputs)) return;

  // Any executable will do: generating needs no engine, and naming one stops Prisma from downloading its own.
  const withoutEngine = { ...env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  await step('Menyiapkan klien basis data', () => run('prisma', ['generate', '--no-hints'], withoutEngine));
  markMade('apps/api/src/generated', inputs);
}

function findManifests() {
  const packages = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(workspaceRoot, parent)).map((name) => join(parent, name)),
  );
  const manifests = ['.', 'tools', 'e2e', ...packages].map((folder) => join(folder, 'package.json'));
  return manifests.filter((manifest) => existsSync(join(workspaceRoot, manifest)));
}

/**
 * Returns whether a folder was generated from the current version of these inputs: a stamp file in it tells, and disappears
 * with it.
 * @param {string} folder
 * @param {string[]} inputs
 */
function isMade(folder, inputs) {
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(inputs);
}

/**
 * @param {string} folder
 * @param {string[]} inputs
 */
const markMade = (folder, inputs) => writeFileSync(stampOf(folder), digest(inputs));

/** @param {string} folder */
const stampOf = (folder) => join(workspaceRoot, folder, '.made-from');

/** @param {string[]} files */
const digest = (files) => files.reduce((hash, file) => hash.update(read(file)), createHash('sha256')).digest('hex');

/** @param {string} path */
const read = (path) => readFileSync(join(workspaceRoot, path), 'utf8');

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
function run(command, args, env) {
  return new Promise((resolve, reject) => {
    spawn(command, args, { cwd: workspaceRoot, env, stdio: 'inherit' })
      .on('error', reject)
      .on('exit', (code, signal) =>
        code === 0 ? resolve() : stop(`'${command} ${args.join(' ')}' gagal (${signal ?? `kode ${code}`}).`),
      );
  });
}

/**
 * @param {string} version
 * @param {number[]} wanted
 */
function isAtLeast(version, [wantedMajor = 0, wantedMinor = 0]) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
