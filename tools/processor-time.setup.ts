import { appendFile, mkdir } from 'node:fs/promises';
import { afterAll } from 'vitest';
import { processorTimeOfChildren, type FileTime } from './processor-time.ts';
import { processorTimes, testResults } from './test-results.ts';

// Each test file records its cost in processor time, here and in the processes that it started: its duration tells more
// of concurrent work than of itself. `npm test` prints the sums and the most expensive files.
const begin = await spent();

// Vitest demands that the first argument is destructured.
// oxlint-disable-next-line no-empty-pattern
afterAll(async ({}, suite) => {
  const { own, children } = await spent();
  const { filepath: file, projectName } = suite.file;
  const time: FileTime = {
    file,
    project: projectName ?? '',
    own: own - begin.own,
    children: children - begin.children,
  };
  await mkdir(testResults, { recursive: true });
  await appendFile(processorTimes, `${JSON.stringify(time)}\n`);
});

async function spent() {
  const { user, system } = process.cpuUsage();
  return { own: (user + system) / 1_000_000, children: await processorTimeOfChildren() };
}
