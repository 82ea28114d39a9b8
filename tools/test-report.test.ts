import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countResults } from './test-report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
afterEach(() => rm(folder, { recursive: true }));

const passed = { status: 'passed', fullName: 'adds' };
const failed = { status: 'failed', fullName: 'subtracts' };
const skipped = { status: 'skipped', fullName: 'divides' };

async function count(files: { status: string; assertionResults: (typeof passed)[] }[], isGreen: boolean) {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify({ testResults: files.map((result) => ({ name: 'sum.test.ts', ...result })) }));
  const { problems, ...counts } = await countResults(file, isGreen);
  return { ...counts, problems: problems.length };
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

test('a run without tests is a failed run', async () => {
  expect(await count([], true)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run without a report is a failed run', async () => {
  expect(await countResults(join(folder, 'none.json'), true)).toMatchObject({ passed: 0, failed: 1 });
});
