import { runQuietly } from '../commands.ts';

/**
 * Plants faults in the pure rules, one at a time, and runs their unit tests against each (Stryker). Throws if the tests
 * miss more of them than `thresholds.break` of `tools/mutation/stryker.config.json` allows.
 */
export async function checkMutations(): Promise<string> {
  const report = await runQuietly('stryker', ['run', 'tools/mutation/stryker.config.json']);
  const [, score] = /^All files +\| +([\d.]+)/m.exec(report) ?? [];
  return `${score} % of the planted faults were noticed`;
}
