import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countResults } from './test-report.ts';
import { workspaceRoot } from './workspace.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
afterEach(() => rm(folder, { recursive: true }));

const passed = { status: 'passed', fullName: 'adds' };
const failed = { status: 'failed', fullName: 'subtracts' };
const skipped = { status: 'skipped', fullName: 'divides' };

async function reportOf(testResults: object[]) {
  const file = join(folder, 'report.json');
  const times = { startTime: 0, endTime: 1000 };
  await writeFile(
    file,
    JSON.stringify({ testResults: testResults.map((result) => ({ name: 'sum.test.ts', ...times, ...result })) }),
  );
  return file;
}

async function count(files: { status: string; assertionResults: (typeof passed)[] }[], isGreen: boolean) {
  const { passed, failed, problems } = await countResults(await reportOf(files), isGreen);
  return { passed, failed, problems: problems.length };
}

test('passed and failed tests are summed over the files', async () => {
  const files = [
    { status: 'failed', assertionResults: [passed, failed] },
    { status: 'passed', assertionResults: [passed] },
  ];
  expect(await count(files, false)).toEqual({ passed: 2, failed: 1, problems: 0 });
});

test.each([
  [
    'a file that did not load',
    [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [passed] },
    ],
    false,
  ],
  ['a file whose hook failed', [{ status: 'failed', assertionResults: [passed] }], false],
  ['a skipped test', [{ status: 'passed', assertionResults: [passed, skipped] }], true],
  ['a runner that crashed after its tests', [{ status: 'passed', assertionResults: [passed] }], false],
])('%s counts as failed', async (_case, files, isGreen) => {
  expect(await count(files, isGreen)).toEqual({ passed: 1, failed: 1, problems: 1 });
});

test('a test of the night counts as failed in the run of the night alone', async () => {
  const file = await reportOf([{ status: 'passed', assertionResults: [passed, { ...skipped, tags: ['night'] }] }]);
  expect(await countResults(file, true, { leavesNight: true })).toMatchObject({ passed: 1, failed: 0 });
  expect(await countResults(file, true)).toMatchObject({ passed: 1, failed: 1 });
});

test('a run without tests is a failed run', async () => {
  expect(await count([], true)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run without a report is a failed run', async () => {
  expect(await countResults(join(folder, 'none.json'), true)).toMatchObject({ passed: 0, failed: 1 });
});

test('the ten slowest files are named, the slowest first', async () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    name: join(workspaceRoot, `tools/sum-${index}.test.ts`),
    status: 'passed',
    assertionResults: [passed],
    endTime: index * 1000,
  }));
  const { slowest } = await countResults(await reportOf(files), true);
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toEqual({ file: 'tools/sum-11.test.ts', seconds: 11 });
});
