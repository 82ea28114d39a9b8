import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { processorTimes } from './test-results.ts';
import { workspaceRoot } from './workspace.ts';

/** A line that `processor-time.setup.ts` writes for each test file, in seconds. */
export interface FileTime {
  file: string;
  project: string;
  own: number;
  children: number;
}

/**
 * The cost of a run in processor time: each project's sum, and the most expensive files. Empty where no file completed.
 */
export async function processorTimeReport(dearest = 15): Promise<string> {
  const lines = await readFile(processorTimes, 'utf8').catch(() => '');
  return describeTimes(
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as FileTime),
    dearest,
  );
}

export function describeTimes(times: readonly FileTime[], dearest: number): string {
  const projects = [...Map.groupBy(times, ({ project }) => project)].map(
    ([project, files]) => `${seconds(sum(files))} s  ${project}, ${files.length} files`,
  );
  const files = times
    .toSorted((a, b) => total(b) - total(a))
    .slice(0, dearest)
    .map((time) => `${seconds(total(time))} s  ${relative(workspaceRoot, time.file)}`);
  return [...projects.toSorted().toReversed(), ...files].map((line) => `  ${line}`).join('\n');
}

const total = ({ own, children }: FileTime) => own + children;
const sum = (times: readonly FileTime[]) => times.reduce((seconds, time) => seconds + total(time), 0);
const seconds = (value: number) => value.toFixed(1).padStart(7);

/** Seconds of processor time of this process's ended children, and of theirs. Only Linux counts those. */
export async function processorTimeOfChildren(): Promise<number> {
  if (process.platform !== 'linux') return 0;
  // Fields 16 and 17 of proc(5), in ticks of ten milliseconds; the name before them may hold spaces.
  const fields = (await readFile('/proc/self/stat', 'utf8')).replace(/^.*\) /s, '').split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
