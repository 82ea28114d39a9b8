import { parseCLI } from 'vitest/node';

/**
 * Throws if a path on Vitest's command line names no test of the run; Vitest ignores it beside one that does. `glob`
 * returns the tests that a path selects.
 */
export async function requireTests(argv: readonly string[], glob: (paths: string[]) => Promise<readonly unknown[]>) {
  // Programs that start Vitest themselves, such as Stryker, have a command line of their own.
  if (!argv[1]?.endsWith('vitest.mjs')) return;
  const paths = parseCLI(['vitest', ...argv.slice(2)]).filter;
  const found = await Promise.all(paths.map((path) => glob([path])));
  const without = paths.filter((_path, index) => found[index]!.length === 0);
  if (without.length > 0)
    throw new Error(`No test of this run is in ${without.join(', ')}. TEST_FULL=true adds *.full.test.ts.`);
}
