import { readFile } from 'node:fs/promises';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isFullRun } from './packages/test-kit/src/full-run.ts';
import { requireTests } from './tools/test-paths.ts';

// Files share a worker's modules, which saves half of the processor time: they leave nothing behind in them.
const inSharedModules = { isolate: false };

// Node runs this code as it is, so nothing is transformed first: a quarter of the processor time of short files.
const inNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

// Time limits are those of a test that hangs: a machine may be several times slower than a developer's, and random
// histories are longer at night.
const withDatabase = {
  ...inNode,
  globalSetup: ['tools/test-server.setup.ts'],
  testTimeout: isFullRun ? 900_000 : 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

const withServer = {
  ...inNode,
  globalSetup: ['tools/test-server.setup.ts', 'e2e/server.setup.ts'],
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // A page answers later than in a second while other journeys run.
  expect: { poll: { timeout: 30_000 } },
};

/** Tests of how long somebody waits: they run after all others, with the machine to themselves. */
const timed = ['{apps/api,packages/*}/src/**/*.timed.full.test.ts'];

/** Tests of several processes on one S3-compatible store, whose address is in TEST_S3_ENDPOINT. */
const withoutS3 = process.env.TEST_S3_ENDPOINT ? [] : ['**/*.s3.test.ts'];

/** Tests of PgBouncer, whose program TEST_POOLER names. */
const withoutPooler = process.env.TEST_POOLER ? [] : ['**/*.pooler.test.ts'];

/**
 * Journeys and starts of the whole product take longest, so they begin first: none is left to run alone at the end. The
 * others are sorted by project and environment: vitest reuses a worker, and the modules it has loaded, only while the
 * next file has the same.
 */
class WorkerSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    await requireTests(process.argv, (paths) => this.ctx.globTestSpecifications(paths));
    const sorted = await super.sort(files);
    const ranks = new Map(await Promise.all(sorted.map(async (file) => [file, await rankOf(file)] as const)));
    return sorted.sort((a, b) => ranks.get(a)! - ranks.get(b)!);
  }
}

async function rankOf({ project: { name }, moduleId }: TestSpecification) {
  if (name === 'e2e' || name === 'tools') return 0;
  if (name === 'api') return 1;
  return (await readFile(moduleId, 'utf8')).startsWith('// @vitest-environment') ? 3 : 2;
}

const project = (name: string, include: string[], options = {}): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, ...options },
});

export default defineConfig({
  test: {
    pool: 'forks',
    // Short-lived objects of many applications and pages: collecting them less often saves a tenth of a worker's time.
    execArgv: ['--max-semi-space-size=64'],
    // One more than the cores of CI: journeys and tests of crashes spend a third of their time waiting. A fourth worker would
    // load and compile the same modules once more.
    maxWorkers: 3,
    sequence: { sequencer: WorkerSequencer },
    allowOnly: false,
    tags: [{ name: 'night', description: 'Exhausts a rule of which `npm test` tries less, or waits for the machine.' }],
    tagsFilter: isFullRun ? [] : ['!night'],
    setupFiles: [
      'tools/loop-watchdog.setup.ts',
      'tools/processor-time.setup.ts',
      'tools/fixed-seed.setup.ts',
      'tools/real-timers.setup.ts',
    ],
    exclude: [...configDefaults.exclude, ...(isFullRun ? [] : ['**/*.full.test.ts']), ...withoutS3, ...withoutPooler],
    projects: [
      project('unit', ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{learner,creator}/src/**/*.test.{ts,tsx}'], {
        ...inSharedModules,
        setupFiles: ['tools/console-errors.setup.ts', 'tools/frames.setup.ts'],
        exclude: timed,
        testTimeout: 60_000,
        expect: { poll: { timeout: 20_000 } },
      }),
      project('api', ['apps/api/src/**/*.test.ts'], {
        ...withDatabase,
        ...inSharedModules,
        exclude: timed,
      }),
      project('timed', timed, { ...withDatabase, maxWorkers: 1, sequence: { groupOrder: 1 } }),
      project('tools', ['tools/**/*.test.ts'], { ...withDatabase, testTimeout: 300_000 }),
      project('e2e', ['e2e/**/*.test.ts'], withServer),
    ],
  },
});
