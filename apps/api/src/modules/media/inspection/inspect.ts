import { fork } from 'node:child_process';
import { join } from 'node:path';
import { createQueue } from '../../../platform/queue.ts';
import { refuseFile } from '../refusals.ts';
import type { Received } from '../receiving.ts';
import type { Finding, Task } from './finding.ts';

const timeLimitMilliseconds = 30_000;
const execArgv = ['--max-old-space-size=192'];

const queue = createQueue();

/**
 * Reads what a file says of itself, and draws a picture anew. Parsers meet whatever people upload, so they run in a
 * process of their own: one that never ends, or eats memory, is the end of that process and of nothing else. Unpacked,
 * the largest picture fills some 330 MB, so there is one such process at a time.
 */
export const inspect = ({ path, type, kind, isKindGiven }: Received, drawing: string) =>
  queue(async () => {
    const finding = await runInspection({ path, drawing, type, kind, isKindGiven });
    if ('refusal' in finding) throw refuseFile(finding.refusal, finding.sentence);
    return finding;
  });

function runInspection(task: Task): Promise<Finding> {
  return new Promise((resolve, reject) => {
    // It needs nothing of our environment, and least of all our keys.
    const child = fork(join(import.meta.dirname, 'inspection.process.ts'), [JSON.stringify(task)], {
      execArgv,
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMilliseconds);
    let complaint = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-2_000)));
    child.once('message', (finding) => resolve(finding as Finding));
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      // Failing by itself, without a finding, it did not even begin; ended by the limit of its time or memory, it did.
      reject(
        code === 1
          ? new Error(`The inspection did not start: ${complaint}`)
          : refuseFile('file_unreadable', 'Berkas ini tidak bisa dibaca'),
      );
    });
  });
}
