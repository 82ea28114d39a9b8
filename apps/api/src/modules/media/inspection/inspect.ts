import { fork } from 'node:child_process';
import { join } from 'node:path';
import { AppError } from '../../../platform/app-error.ts';
import { createFairQueue } from '../../../platform/fair-queue.ts';
import type { Received } from '../receive-upload.ts';
import { refuseFile } from '../refusals.ts';
import type { Finding, Message, Task } from './finding.ts';

/** From the moment the parser is loaded. An honest document or picture takes a tenth of it. */
const timeLimitSeconds = {
  image: 5,
  pdf: 5,
  captions: 5,
  document: 5,
  archive: 5,
  audio: 30,
  video: 30,
  package: 60,
} as const;
const loadingSeconds = 15;
const execArgv = ['--max-old-space-size=192'];

const smallFile = 2 ** 20;
/** A picture of this size unpacks to some 30 MB. */
const smallPicture = 4_000_000;

/**
 * Unpacked, the largest picture fills some 330 MB, so there is one process for large files at a time. Small ones need
 * not wait for it. All lanes serve accounts in turn.
 */
const lanes = {
  small: createFairQueue({ waitingPerKey: 2 }),
  large: createFairQueue({ waitingPerKey: 2 }),
  /** Unpacking takes little memory, and its time. */
  packages: createFairQueue({ waitingPerKey: 2 }),
};

/**
 * Reads what a file says of itself, and draws a picture anew. Parsers meet whatever people upload, so they run in a
 * process of their own: one that never ends, or eats memory, is the end of that process and of nothing else.
 */
export async function inspect(
  accountId: string,
  { path, type, kind, isKindGiven, size }: Omit<Received, 'sha256'>,
  drawing: string,
  { mayTranscode = false } = {},
) {
  const task = { path, drawing, type, kind, isKindGiven, mayTranscode };
  const small =
    size <= smallFile &&
    kind !== 'package' &&
    (await lanes.small(accountId, () => runInspection({ ...task, maxPixelsHere: smallPicture })));
  const finding =
    small && small !== 'too large for this lane'
      ? small
      : await lanes[kind === 'package' ? 'packages' : 'large'](accountId, () =>
          runInspection({ ...task, maxPixelsHere: null }),
        );
  if (finding === 'disk full') throw new AppError('unavailable', { cause: new Error('No room to inspect a file') });
  if (finding === 'too large for this lane') throw new Error('The large lane takes every picture');
  if ('refusal' in finding) throw refuseFile(finding.refusal, finding.sentence);
  return finding;
}

function runInspection(task: Task): Promise<Finding> {
  return new Promise((resolve, reject) => {
    // It needs nothing of our environment, and least of all our keys.
    const child = fork(join(import.meta.dirname, 'inspection.process.ts'), [JSON.stringify(task)], {
      execArgv,
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const killAfter = (seconds: number) => setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    let timer = killAfter(loadingSeconds);
    let complaint = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-2_000)));
    child.on('message', (message) => {
      if (message !== ('begun' satisfies Message)) return resolve(message as Finding);
      clearTimeout(timer);
      timer = killAfter(timeLimitSeconds[task.kind]);
    });
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
