import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './step.mjs';
import { workspaceRoot } from './workspace-root.mjs';

/** The oldest Node that runs the workspace's TypeScript as it is, where none is pinned for the platform. */
const oldestForTypeScript = [22, 22];

export function requireNode() {
  if (isAtLeast(process.versions.node, [20, 0])) return;
  stop(`Dibutuhkan Node.js 20 atau lebih baru, sedangkan ini ${process.version}. Pasang dari https://nodejs.org lalu ulangi.`);
}

/**
 * Installs exactly what the lockfile says, unless that has been done.
 * @param {NodeJS.ProcessEnv} env
 */
export async function installDependencies(env) {
  await unlessDone('node_modules/.made-from', ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...findManifests()], async () => {
    const { packageManager } = JSON.parse(read('package.json'));
    await step('Memasang paket', () => run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], { ...env, CI: '1' }));
  });
  requirePinnedNode(env);
}

/**
 * Generates the database client, unless the schema is the one it was generated from.
 * @param {NodeJS.ProcessEnv} env
 */
export async function generateDatabaseClient(env) {
  const schema = readdirSync(join(workspaceRoot, 'prisma/schema')).map((name) => `prisma/schema/${name}`);
  const inputs = ['node_modules/prisma/package.json', 'prisma.config.ts', ...schema];
  await unlessDone('apps/api/src/generated/.made-from', inputs, () =>
    step('Menyiapkan klien basis data', () =>
      // Any executable will do: generating needs no engine, and naming one stops Prisma from downloading its own.
      run('prisma', ['generate', '--no-hints'], { ...env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath }),
    ),
  );
}

/**
 * Remembers from which inputs something was made, in a file beside it that goes when it goes.
 * @param {string} stampFile
 * @param {string[]} inputs
 * @param {() => Promise<void>} work
 */
async function unlessDone(stampFile, inputs, work) {
  const stamp = join(workspaceRoot, stampFile);
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(read(input));
  const digest = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  await work();
  writeFileSync(stamp, digest);
}

/** @param {NodeJS.ProcessEnv} env */
function requirePinnedNode(env) {
  const { stdout } = spawnSync('node', ['--version'], { env, encoding: 'utf8' });
  const version = stdout.trim().slice(1);
  if (isAtLeast(version, oldestForTypeScript)) return;
  stop(`Untuk ${process.platform}-${process.arch} tidak tersedia Node.js bawaan. Pasang Node.js 24 lalu ulangi (sekarang ${version}).`);
}

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
      .on('exit', (code) => (code === 0 ? resolve() : stop(`'${command} ${args.join(' ')}' gagal; alasannya ada di atas.`)));
  });
}

function findManifests() {
  const packages = ['apps', 'packages'].flatMap((parent) => readdirSync(join(workspaceRoot, parent)).map((name) => join(parent, name)));
  const manifests = ['.', 'tools', 'e2e', ...packages].map((folder) => join(folder, 'package.json'));
  return manifests.filter((manifest) => existsSync(join(workspaceRoot, manifest)));
}

/** @param {string} path */
const read = (path) => readFileSync(join(workspaceRoot, path), 'utf8');

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
