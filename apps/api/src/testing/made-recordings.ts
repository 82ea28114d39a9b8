import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs ffmpeg with these arguments, which are separated by blanks. */
export const ffmpeg = (args: string) => run('ffmpeg', ['-y', '-v', 'error', ...args.split(' ')]);

/** Runs ffprobe with these arguments; returns the lines that it writes. */
export async function ffprobe(args: string) {
  const { stdout } = await run('ffprobe', ['-v', 'error', ...args.split(' ')], { maxBuffer: 100_000_000 });
  return stdout.split('\n').filter(Boolean);
}

/** Arguments of ffmpeg for a moving picture. */
export const moving = (size: string, rate: number | string, seconds: number) =>
  `-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`;
/** Arguments of ffmpeg for a tone. */
export const tone = (seconds: number, frequency = 440) => `-f lavfi -i sine=f=${frequency}:d=${seconds}`;
/** Arguments of ffmpeg for a quick H.264, with AAC. */
export const quickly = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac';
