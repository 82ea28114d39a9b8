// Runs the API tests of the last release over the schema of this tree: `npm run test:last-release [files of tests]`.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, runQuietly } from './commands.ts';
import { Explained, showReason } from './explained.ts';
import { inWorkspace } from './workspace.ts';

const files = process.argv.slice(2);

try {
  const release = process.env.LAST_RELEASE ?? (await findLastRelease());
  const added = await migrationsSince(release);
  console.log(`${release} over ${added.length} newer migrations: ${added.join(', ') || 'none'}`);
  if (added.length > 0) await testRelease(release);
} catch (error) {
  showReason(error);
  process.exitCode = 1;
}

/** Tests a release in a working tree of its own, with its own dependencies and database client. */
async function testRelease(release: string) {
  const parent = await mkdtemp(join(tmpdir(), 'last-release-'));
  const folder = join(parent, 'tree');
  await git('worktree', 'add', '--detach', folder, release);
  try {
    await replaceMigrations(folder);
    await runCommand('node', [
      join(folder, 'tools/bootstrap.mjs'),
      join(folder, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'api',
      ...files,
    ]);
  } finally {
    await git('worktree', 'remove', '--force', folder);
    await rm(parent, { recursive: true, force: true });
  }
}

/** Lets the tests of the folder migrate their template by the runner and the migrations of this tree. */
async function replaceMigrations(folder: string) {
  const runner = 'apps/api/src/platform/migrate.ts';
  await writeFile(join(folder, runner), `export { migrateDeploy } from '${inWorkspace(runner)}';\n`);
  await rm(join(folder, runner.replace('.ts', '.test.ts')), { force: true });
}

async function migrationsSince(release: string): Promise<string[]> {
  const former = new Set((await git('ls-tree', '--name-only', `${release}:prisma/migrations`)).split('\n'));
  const added = (await readdir(inWorkspace('prisma/migrations'))).filter((name) => !former.has(name));
  return added.toSorted();
}

/** The newest tag before this commit; without tags, what came before the newest migration. */
async function findLastRelease(): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => '');
  if (tag) return tag.trim();
  const newest = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'prisma/migrations');
  if (!newest) throw new Explained('The history has no tag and no migration: fetch all of it, or set LAST_RELEASE');
  return `${newest.trim()}^`;
}

function git(...args: string[]): Promise<string> {
  return runQuietly('git', args);
}
