import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Env } from './env.ts';

/** A run whose progress is the same for this long has stalled. Moving an index to the front, at its end, reports none. */
const stalledAfterMs = 600_000;
/** Characters of each output that are kept, its last ones. */
const keptCharacters = 200_000;

/** Reports progress, and reaches no address but those of local files. */
export const hostileInput = '-nostdin -hide_banner -y -progress pipe:1 -protocol_whitelist file,pipe'.split(' ');

/** ffmpeg or ffprobe, and the processors that it may use as `taskset` lists them; null for all. */
export interface Program {
  readonly path: string;
  readonly processors: string | null;
  /** True if processes of another role run it, which are relied on to have it: this one only queues work for them. */
  readonly isElsewhere?: boolean;
}

type Settings = Pick<Env, 'FFMPEG_PATH' | 'MEDIA_PROCESSORS' | 'ROLE'>;

/**
 * Returns the ffmpeg of the settings. It leaves the first processor to users unless this process answers nobody: beside
 * a program on all processors answers take about twice as long, whatever its priority (docs/performance.md).
 */
export const ffmpegOf = ({ FFMPEG_PATH, MEDIA_PROCESSORS, ROLE }: Settings): Program => ({
  path: FFMPEG_PATH,
  processors: (MEDIA_PROCESSORS ?? (ROLE === 'media' ? 'all' : 'spare')) === 'spare' ? allButFirst() : null,
  isElsewhere: ROLE === 'web' || ROLE === 'worker',
});

const taskset = '/usr/bin/taskset';

/** Null where there is one processor, and where the system cannot assign them. */
function allButFirst(): string | null {
  if (!existsSync(taskset)) return null;
  const [, list] = /^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  const [, first, rest] = /^(\d+)(.*)$/.exec(list ?? '') ?? [];
  if (!first || !rest) return null;
  return rest.startsWith(',') ? rest.slice(1) : `${Number(first) + 1}${rest}`;
}

interface Run {
  /** Receives the time of the recording up to which it was handled. */
  readonly onSeconds?: (seconds: number) => void;
  readonly signal?: AbortSignal;
}

/** Starts ffmpeg or ffprobe at low priority and with nothing of our environment. */
export function startFfmpeg({ path, processors }: Program, args: readonly string[], signal?: AbortSignal) {
  const [command, before] = processors ? [taskset, ['-c', processors, path]] : [path, []];
  const child = spawn(command, [...before, ...args], {
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  // Calls of users have priority.
  child.once('spawn', () => setPriority(child.pid!, constants.priority.PRIORITY_LOW));
  return child;
}

/**
 * Runs ffmpeg or ffprobe on a hostile file; returns what it wrote. Fails where the program does, and with an
 * `AbortError` where it was aborted.
 */
export function runFfmpeg(program: Program, args: readonly string[], { onSeconds, signal }: Run = {}) {
  return new Promise<{ output: string; log: string }>((resolve, reject) => {
    const child = startFfmpeg(program, args, signal);
    let output = '';
    let log = '';
    let reached = 0;
    const stall = setTimeout(() => child.kill('SIGKILL'), stalledAfterMs);
    child.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-keptCharacters)));
    createInterface(child.stdout).on('line', (line) => {
      const seconds = Number(/^out_time_us=(\d+)$/.exec(line)?.[1] ?? 0) / 1_000_000;
      if (seconds > reached) {
        reached = seconds;
        stall.refresh();
        onSeconds?.(seconds);
      }
      output = `${output}${line}\n`.slice(-keptCharacters);
    });
    const end = () => clearTimeout(stall);
    child.once('error', (error) => (end(), reject(error)));
    child.once('close', (code) => {
      end();
      if (code === 0) resolve({ output, log });
      else reject(new Error(`${program.path} ended with ${code}: ${log.slice(-2_000)}`));
    });
  });
}

/** Returns whether the installation has a program: this machine, or the processes that run it. */
export const hasProgram = async (program: Program) =>
  program.isElsewhere ||
  runFfmpeg(program, ['-version']).then(
    () => true,
    () => false,
  );
