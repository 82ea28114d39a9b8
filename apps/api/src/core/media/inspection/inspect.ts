import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import { AppError } from '../../../platform/app-error.ts';
import { createFairQueue } from '../../../platform/fair-queue.ts';
import type { Received } from '../receive-upload.ts';
import { refuseFile } from '../refusals.ts';
import type { Finding, Lane, Message, Task } from './finding.ts';

interface Seconds {
  readonly usual: number;
  readonly slow: number;
}
export type TimeLimits = Readonly<Record<MediaKind | 'loading', Seconds>>;

const short = { usual: 5, slow: 30 };
/**
 * Limits from the time the parser is loaded. A valid document or picture takes a tenth of it on a machine that is not
 * busy.
 */
const usualLimits: TimeLimits = {
  loading: { usual: 15, slow: 60 },
  image: short,
  pdf: short,
  captions: short,
  document: short,
  archive: short,
  audio: { usual: 30, slow: 60 },
  video: { usual: 30, slow: 60 },
  package: { usual: 60, slow: 180 },
};
const execArgv = ['--max-old-space-size=192'];
/** Program beside this one: of the sources, or of the bundle. */
const inspectionProgram = join(import.meta.dirname, `inspection.process${extname(import.meta.filename)}`);

const smallFile = 2 ** 20;

interface InspectionSettings {
  /** Program of the inspecting process. */
  readonly program?: string;
  readonly limits?: TimeLimits;
}

/**
 * Reads the properties of a file, and redraws a picture. Parsers meet untrusted uploads, so they run in a process of
 * their own: an endless run, or one that eats memory, ends that process and nothing else.
 * An unusable file is refused for good. If the process is ended from outside or cannot start, the answer is
 * 503. A file that takes too long, by its own fault or a busy machine's, is retried in the slow lane, and is then
 * refused with a message to try again (decision 0220).
 */
export function createInspection({ program = inspectionProgram, limits = usualLimits }: InspectionSettings = {}) {
  /**
   * Unpacked, the largest picture takes some 330 MB, so there is one process for large files at a time, and one for
   * slow ones. Small files need not wait for it. All lanes serve accounts in turn.
   */
  const lanes = {
    small: createFairQueue({ waitingPerKey: 2 }),
    large: createFairQueue({ waitingPerKey: 2 }),
    /** Unpacking takes little memory, but time. */
    packages: createFairQueue({ waitingPerKey: 2 }),
    slow: createFairQueue({ waitingPerKey: 2 }),
  } satisfies Record<Lane, unknown>;

  const run = (task: Task): Promise<Finding> =>
    new Promise((resolve) => {
      const speed = task.lane === 'slow' ? 'slow' : 'usual';
      // The process needs nothing of our environment but compiled code, and least of all our keys.
      const child = fork(program, [JSON.stringify(task)], {
        execArgv,
        env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      const killAfter = (seconds: number) =>
        setTimeout(() => {
          resolve('next lane');
          child.kill('SIGKILL');
        }, seconds * 1000);
      let timer = killAfter(limits.loading[speed]);
      let hasBegun = false;
      let complaint = '';
      child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-2_000)));
      child.on('message', (message) => {
        if (message !== ('begun' satisfies Message)) return resolve(message as Finding);
        hasBegun = true;
        clearTimeout(timer);
        timer = killAfter(limits[task.kind][speed]);
      });
      const end = (finding: Finding) => {
        clearTimeout(timer);
        resolve(finding);
      };
      child.once('error', (error) => end({ failure: String(error) }));
      child.once('close', (code, signal) =>
        end(
          hasBegun && (signal === null || crashes.has(signal))
            ? { refusal: 'file_unreadable', sentence: 'Berkas ini tidak bisa dibaca' }
            : { failure: `The inspection ended with ${signal ?? code}: ${complaint}` },
        ),
      );
    });

  return async (
    accountId: string,
    { path, type, kind, isKindGiven, size }: Omit<Received, 'sha256'>,
    drawing: string,
    { mayTranscode = false } = {},
  ) => {
    const task = { path, drawing, type, kind, isKindGiven, mayTranscode };
    for (const lane of lanesFor(kind, size)) {
      const finding = await lanes[lane](accountId, () => run({ ...task, lane }));
      if (finding === 'next lane') continue;
      if ('failure' in finding) throw new AppError('unavailable', { cause: new Error(finding.failure) });
      if ('refusal' in finding) throw refuseFile(finding.refusal, finding.sentence);
      return finding;
    }
    throw refuseFile(
      'file_inspection_timeout',
      'Pemeriksaan berkas ini terlalu lama. Coba lagi sebentar lagi. Kalau tetap gagal, simpan ulang berkasnya supaya lebih ringan.',
    );
  };
}

/**
 * Signals of a process that a file has crashed, or that has reached its memory limit. A process that is ended from
 * outside has other signals.
 */
const crashes = new Set<NodeJS.Signals>(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);

function lanesFor(kind: MediaKind, size: number): readonly Lane[] {
  if (kind === 'package') return ['packages', 'slow'];
  return size <= smallFile ? ['small', 'large', 'slow'] : ['large', 'slow'];
}

export const inspect = createInspection();
