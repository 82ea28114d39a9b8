import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/** A run whose progress is the same for this long has stalled. Moving an index to the front, at its end, reports none. */
const stalledAfterMs = 600_000;
/** Characters of each output that are kept, its last ones. */
const keptCharacters = 200_000;

/** Reports progress, and reaches no address but those of local files. */
export const hostileInput = '-nostdin -hide_banner -y -progress pipe:1 -protocol_whitelist file,pipe'.split(' ');

interface Run {
  /** Receives the time of the recording up to which it was handled. */
  readonly onSeconds?: (seconds: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Runs ffmpeg or ffprobe on a hostile file, at low priority and with nothing of our environment; returns what it wrote.
 * Fails where the program does, and with an `AbortError` where it was aborted.
 */
export function runFfmpeg(program: string, args: readonly string[], { onSeconds, signal }: Run = {}) {
  return new Promise<{ output: string; log: string }>((resolve, reject) => {
    const child = spawn(program, args, {
      env: { PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    });
    // Calls of users have priority.
    child.once('spawn', () => setPriority(child.pid!, constants.priority.PRIORITY_LOW));
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
      else reject(new Error(`${program} ended with ${code}: ${log.slice(-2_000)}`));
    });
  });
}

/** Returns whether the machine has a program. */
export const hasProgram = (program: string) =>
  runFfmpeg(program, ['-version']).then(
    () => true,
    () => false,
  );
