import { runQuietly } from '../commands.ts';
import { checkApiDescription } from './api-description.ts';
import { checkColours } from './colours.ts';
import { checkFirstLoad } from './first-load.ts';
import { checkLicences } from './licences.ts';
import { checkMigrationRules } from './migration-rules.ts';
import { checkMigrations } from './migrations.ts';
import { checkMutations } from './mutations.ts';

interface Check {
  name: string;
  /** Returns a remark when it passes, if any, and throws the fault. */
  run(): Promise<string | void>;
}

const command =
  (program: string, ...args: string[]) =>
  async () =>
    void (await runQuietly(program, args));

const checks: Check[] = [
  { name: 'types', run: command('turbo', 'run', 'typecheck', '--continue') },
  { name: 'format', run: command('oxfmt', '--check') },
  { name: 'lint', run: command('oxlint', '--deny-warnings') },
  {
    name: 'boundaries',
    run: command('depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'tools', 'e2e'),
  },
  { name: 'unused code', run: command('knip') },
  { name: 'style sheets take their colours from the tokens', run: checkColours },
  { name: 'licences of packages are allowed', run: checkLicences },
  { name: 'generated files are current', run: command('node', 'tools/generate.ts', '--check') },
  { name: "the API's description passes its linter", run: checkApiDescription },
  { name: 'migrations match the schema', run: checkMigrations },
  { name: 'new migrations do not stop the service', run: checkMigrationRules },
  {
    name: 'applications build, first load within budget',
    async run() {
      await runQuietly('turbo', ['run', 'build']);
      return checkFirstLoad();
    },
  },
];

/** Checks that take minutes, for the nightly run. */
const slowChecks: Check[] = [{ name: 'tests notice faults in the pure rules', run: checkMutations }];

/**
 * Number of checks run concurrently. Checks are programs of their own, most of them with one thread; tests and CI have
 * two cores.
 */
const lanes = 2;

export interface CheckResult {
  name: string;
  passed: boolean;
}

/**
 * Runs every check, even after one has failed, and shows the result of each as it ends. `isFull` adds the slow ones.
 */
export async function runChecks({ isFull = false } = {}): Promise<CheckResult[]> {
  const waiting = [...checks, ...(isFull ? slowChecks : [])];
  const results: CheckResult[] = [];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const begin = performance.now();
      const { passed, message } = await attempt(check);
      console.log(`${passed ? '✓' : '✗'} ${check.name} (${duration(performance.now() - begin)})`);
      if (message) console.log(message.replace(/^/gm, '    '));
      results.push({ name: check.name, passed });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

export const duration = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function attempt({ run }: Check): Promise<{ passed: boolean; message: string | void }> {
  try {
    return { passed: true, message: await run() };
  } catch (error) {
    return { passed: false, message: error instanceof Error ? error.message : String(error) };
  }
}
