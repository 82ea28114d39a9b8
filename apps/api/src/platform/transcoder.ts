import { hasProgram, hostileInput, runFfmpeg, type Program } from './ffmpeg.ts';

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
  /** Returns whether the installation has the program for it. */
  isAvailable(): Promise<boolean>;
  /** Fails where the recording cannot be read. */
  toMp4(transcoding: Transcoding): Promise<void>;
}

/** Creates a transcoder of ffmpeg, which reads hostile files: it sees no address but the two paths. */
export function createFfmpeg(program: Program): Transcoder {
  let available: Promise<boolean> | undefined;

  return {
    isAvailable: () => (available ??= hasProgram(program)),

    async toMp4({ input, output, plan, durationSeconds, onPercent }) {
      await runFfmpeg(program, argumentsFor(input, output, plan), {
        onSeconds: (seconds) => onPercent(Math.min(99, Math.floor((seconds / durationSeconds) * 100))),
      });
    },
  };
}

/**
 * MP4 and QuickTime are one format to ffmpeg; naming it excludes playlists and other formats with addresses in them.
 */
const reading = ['-loglevel', 'error', ...hostileInput, '-f', 'mov'];
/** Location and device of the recording are removed. */
const selection = '-map 0:v:0 -map 0:a:0? -map_metadata -1 -threads 2';
const encoders = {
  video: `-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p -vf scale='min(1920,iw)':'min(1920,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`,
  audio: '-c:a aac -b:a 128k -ac 2',
};

const argumentsFor = (input: string, output: string, { video, audio }: TranscodingPlan) => [
  ...reading,
  '-i',
  `file:${input}`,
  ...selection.split(' '),
  ...(video === 'copy' ? '-c:v copy' : encoders.video).split(' '),
  ...(audio === 'encode' ? encoders.audio : '-c:a copy').split(' '),
  ...'-movflags +faststart -f mp4'.split(' '),
  `file:${output}`,
];
