import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { ensureBrowser } from './browser.ts';
import { duration, runChecks } from './checks/index.ts';
import { runCommand } from './commands.ts';
import { processorTimeOfChildren, processorTimeReport } from './processor-time.ts';
import { countResults } from './test-report.ts';
import { databaseReport, testResults } from './test-results.ts';

const begin = performance.now();
const isFull = process.argv.includes('--full');
/** Shares a run among several machines: `--shard=2/3`. The first of them runs the checks. */
const shard = process.argv.find((argument) => argument.startsWith('--shard='));

await rm(testResults, { recursive: true, force: true });
await mkdir(testResults, { recursive: true });

const browser = await findBrowser();
const checks = !shard || shard.startsWith('--shard=1/') ? await runChecks({ isFull }) : [];
const vitestBegin = performance.now();
const checksCost = await processorTimeOfChildren();
const isGreen = await runVitest();
const tests = await countResults(`${testResults}/vitest.json`, isGreen, { leavesNight: !isFull });

const passed = checks.filter((check) => check.passed).length + tests.passed;
const failed = checks.filter((check) => !check.passed).length + tests.failed;
console.log(`
Browser: ${browser}
Database: ${existsSync(databaseReport) ? await readFile(databaseReport, 'utf8') : 'none was started'}
The slowest files:
${tests.slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`).join('\n')}
Processor time of each project, and of the dearest files:
${await processorTimeReport()}
Checks: ${duration(vitestBegin - begin)}, tests: ${duration(performance.now() - vitestBegin)}
Processor time of checks: ${checksCost.toFixed(0)} s, of tests: ${((await processorTimeOfChildren()) - checksCost).toFixed(0)} s
${tests.problems.map((problem) => `Problem: ${problem}\n`).join('')}
${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Finds the browser before anything else: the first lines of a failed run should be its reason. */
async function findBrowser(): Promise<string> {
  try {
    return await ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log('\n0 passed, 1 failed');
    process.exit(1);
  }
}

/** Returns whether vitest passed; the reasons of a failure are already shown. */
async function runVitest(): Promise<boolean> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${testResults}/vitest.json`];
  try {
    await runCommand('vitest', ['run', ...reporters, ...(shard ? [shard] : [])], {
      env: { ...process.env, CHROMIUM_PATH: browser, TEST_FULL: String(isFull) },
    });
    return true;
  } catch {
    return false;
  }
}
