import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { workspaceRoot } from './workspace.ts';

interface Report {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; tags?: string[] }[];
  }[];
}

export interface Count {
  passed: number;
  failed: number;
  /** The files that took longest, slowest first. */
  slowest: { file: string; seconds: number }[];
  /** Failures besides failed tests. */
  problems: string[];
}

/**
 * Counts what vitest reported, and what it could not report: a file that did not load, a test that did not run, a
 * runner that crashed. `isGreen` is whether vitest ended well; `leavesNight`, whether it left out the tests of the night.
 */
export async function countResults(reportFile: string, isGreen: boolean, { leavesNight = false } = {}): Promise<Count> {
  const report = await readReport(reportFile);
  if (typeof report === 'string') return { passed: 0, failed: 1, slowest: [], problems: [report] };

  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const problems = [
    ...tests
      .filter(
        ({ status, tags }) => status !== 'passed' && status !== 'failed' && !(leavesNight && tags?.includes('night')),
      )
      .map(({ fullName }) => `'${fullName}' was not run`),
    ...report.testResults.filter(isBroken).map(({ name }) => `${name} did not run to its end`),
  ];
  if (passed === 0) problems.push('no test passed');
  if (!isGreen && failed + problems.length === 0)
    problems.push('vitest failed outside of its tests; the reason is above');
  return { passed, failed: failed + problems.length, slowest: slowestOf(report), problems };
}

const slowestOf = ({ testResults }: Report) =>
  testResults
    .map(({ name, startTime, endTime }) => ({
      file: relative(workspaceRoot, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);

/** A file can fail as a whole, in its imports or hooks, while none of its tests does. */
const isBroken = ({ status, assertionResults }: Report['testResults'][number]) =>
  status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed');

async function readReport(file: string): Promise<Report | string> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch (error) {
    return `vitest left no report: ${error instanceof Error ? error.message : error}`;
  }
}
