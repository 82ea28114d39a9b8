import { startFfmpeg, type Program } from '../../platform/ffmpeg.ts';
import type { Silence } from './pieces.rules.ts';

interface Recording {
  /** Path on the local disk. */
  readonly path: string;
  readonly type: string;
}

/** Reads the sound of recordings. */
export interface SoundReader {
  findSilences(recording: Recording): Promise<Silence[]>;
  /** Writes a piece as MP3, mono and 16 kHz: all that speech recognition uses. */
  extract(recording: Recording, piece: { start: number; end: number }, output: string): Promise<void>;
}

/** A run without a word from ffmpeg for this long has stalled. */
const stalledAfterMs = 600_000;

/**
 * Reads sound by ffmpeg, which reads hostile files: it sees no address but the paths.
 */
export function createSoundReader(program: Program): SoundReader {
  const run = (args: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const child = startFfmpeg(program, args);
      child.stdout.resume();
      const stall = setTimeout(() => child.kill('SIGKILL'), stalledAfterMs);
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        stall.refresh();
        said = (said + text).slice(-longestReport);
      });
      child.once('error', reject);
      child.once('close', (code) => {
        clearTimeout(stall);
        if (code === 0) resolve(said);
        else reject(new Error(`ffmpeg ended with ${code}: ${said.slice(-2_000)}`));
      });
    });

  return {
    findSilences: async (recording) =>
      silencesIn(
        await run([
          ...opening('info'),
          ...input(recording),
          ...'-vn -af silencedetect=noise=-35dB:d=0.4 -f null -'.split(' '),
        ]),
      ),
    extract: async (recording, { start, end }, output) => {
      const part = ['-ss', String(start), '-t', String(end - start)];
      const sound = '-map 0:a:0 -vn -map_metadata -1 -ac 1 -ar 16000 -c:a libmp3lame -b:a 48k -f mp3'.split(' ');
      await run([...opening('error'), ...part, ...input(recording), ...sound, `file:${output}`]);
    },
  };
}

/** Twelve hours of speech have some ten thousand silences. */
const longestReport = 5_000_000;
const opening = (level: string) =>
  `-nostdin -hide_banner -nostats -loglevel ${level} -y -protocol_whitelist file,pipe`.split(' ');
/** Naming the format excludes playlists and other formats with addresses in them. */
const input = ({ path, type }: Recording) => ['-f', type === 'video/webm' ? 'matroska' : 'mov', '-i', `file:${path}`];

function silencesIn(report: string): Silence[] {
  const of = (name: string) =>
    [...report.matchAll(new RegExp(`${name}: (-?[\\d.]+)`, 'g'))].map((match) => Number(match[1]));
  const [starts, ends] = [of('silence_start'), of('silence_end')];
  return ends.flatMap((end, index) => (starts[index] === undefined ? [] : [{ start: starts[index], end }]));
}
