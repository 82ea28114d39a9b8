import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/** Work on a track so that every browser plays it. */
export type TrackPlan = 'copy' | 'encode';

export interface TranscodingPlan {
  readonly video: TrackPlan;
  /** Null for a recording without sound. */
  readonly audio: TrackPlan | null;
}

interface Transcoding {
  /** Paths on the local disk. */
  readonly input: string;
  readonly output: string;
  readonly plan: TranscodingPlan;
  readonly durationSeconds: number;
  readonly onPercent: (percent: number) => void;
}

/** Converts recordings that not every browser plays to MP4 with H.264 and AAC. */
export interface Transcoder {
  /** Returns whether the machine has the program for it. */
  isAvailable(): Promise<boolean>;
  /** Fails where the recording cannot be read. */
  toMp4(transcoding: Transcoding): Promise<void>;
}

/**
 * A run without reported progress for this long has stalled. Moving the index to the front, at its end, reports none.
 */
const stalledAfterMs = 600_000;

/**
 * Creates a transcoder of ffmpeg, which reads hostile files: it sees no address but the two paths, and nothing of our
 * environment.
 */
export function createFfmpeg(program: string): Transcoder {
  const env = { PATH: process.env.PATH ?? '' };
  let available: Promise<boolean> | undefined;

  return {
    isAvailable: () =>
      (available ??= new Promise((resolve) => {
        const probe = spawn(program, ['-version'], { env, stdio: 'ignore' });
        probe.once('error', () => resolve(false));
        probe.once('close', (code) => resolve(code === 0));
      })),

    toMp4: ({ input, output, plan, durationSeconds, onPercent }) =>
      new Promise((resolve, reject) => {
        const child = spawn(program, argumentsFor(input, output, plan), { env, stdio: ['ignore', 'pipe', 'pipe'] });
        // Calls of users have priority.
        child.once('spawn', () => setPriority(child.pid!, constants.priority.PRIORITY_LOW));
        let complaint = '';
        child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-2_000)));
        const stall = setTimeout(() => child.kill('SIGKILL'), stalledAfterMs);
        createInterface(child.stdout).on('line', (line) => {
          const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
          if (microseconds === undefined) return;
          stall.refresh();
          onPercent(Math.min(99, Math.floor(Number(microseconds) / durationSeconds / 10_000)));
        });
        child.once('error', reject);
        child.once('close', (code) => {
          clearTimeout(stall);
          if (code === 0) resolve();
          else reject(new Error(`ffmpeg ended with ${code}: ${complaint}`));
        });
      }),
  };
}

/**
 * MP4 and QuickTime are one format to ffmpeg; naming it excludes playlists and other formats with addresses in them.
 */
const reading = '-nostdin -hide_banner -loglevel error -y -progress pipe:1 -protocol_whitelist file,pipe -f mov';
/** Location and device of the recording are removed. */
const selection = '-map 0:v:0 -map 0:a:0? -map_metadata -1 -threads 2';
const encoders = {
  video: `-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p -vf scale='min(1920,iw)':'min(1920,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`,
  audio: '-c:a aac -b:a 128k -ac 2',
};

const argumentsFor = (input: string, output: string, { video, audio }: TranscodingPlan) => [
  ...reading.split(' '),
  '-i',
  `file:${input}`,
  ...selection.split(' '),
  ...(video === 'copy' ? '-c:v copy' : encoders.video).split(' '),
  ...(audio === 'encode' ? encoders.audio : '-c:a copy').split(' '),
  ...'-movflags +faststart -f mp4'.split(' '),
  `file:${output}`,
];
