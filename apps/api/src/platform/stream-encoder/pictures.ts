import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileInput, runFfmpeg, type Program } from '../ffmpeg.ts';
import { loadSharp } from '../load-sharp.ts';
import { pictureFilter } from './arguments.ts';
import { sizeIn } from './ladder.ts';
import { reading } from './probing.ts';
import type { PicturePlan, PosterDrawing, SeekDrawing, SeekPictures } from './stream-encoder.ts';

const everySeconds = 10;
/** Pictures of a long recording lie farther apart. */
const mostPictures = 180;
const columns = 10;
const seekLines = 90;
const mostBytes = 500_000;
const qualities = [70, 55, 40, 25];

/** Draws the pictures of the seek bar. */
export async function drawSeekPictures(
  ffmpeg: Program,
  { rendition, path, plan, signal }: SeekDrawing,
): Promise<SeekPictures | null> {
  if (!plan.picture) return null;
  const every = Math.max(everySeconds, Math.ceil(plan.durationSeconds / mostPictures));
  const count = Math.max(1, Math.ceil(plan.durationSeconds / every));
  const size = sizeIn(seekLines, plan.picture);
  const width = Math.min(columns, count);
  const tile = `fps=1/${every}:round=up:start_time=0,scale=${size.width}:${size.height},tile=${width}x${Math.ceil(count / width)}`;
  await withFolder(async (folder) => {
    const drawn = join(folder, 'seek.png');
    const args = ['-an', '-vf', tile, '-frames:v', '1', '-f', 'image2', '-c:v', 'png', `file:${drawn}`];
    await runFfmpeg(ffmpeg, [...quiet, ...reading(rendition), ...args], { signal });
    await writeFile(path, await toJpeg(await readFile(drawn)));
  });
  return { everySeconds: every, count, columns: width, ...size };
}

const quiet = [...hostileInput, '-loglevel', 'error', '-threads', '2'];

async function toJpeg(picture: Buffer) {
  const sharp = await loadSharp();
  let jpeg = picture;
  for (const quality of qualities) {
    jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= mostBytes) break;
  }
  return jpeg;
}

const posterLines = 720;
/** Parts of the recording, in the order in which frames are taken. */
const positions = [0.1, 0.35, 0.6, 0, 0.2, 0.5, 0.8, 0.95];
const candidates = 3;

/** Draws the poster: the frame with most in it, of the first three that show something. */
export async function drawPoster(
  ffmpeg: Program,
  { input, path, plan, signal }: PosterDrawing,
  canToneMap: boolean,
): Promise<{ width: number; height: number } | null> {
  const { picture, durationSeconds } = plan;
  if (!picture) return null;
  const frames: Frame[] = [];
  await withFolder(async (folder) => {
    for (const position of positions) {
      if (frames.length === candidates) break;
      const frame = await takeFrame(join(folder, `${position}.png`), durationSeconds * position);
      if (frame && showsSomething(frame)) frames.push(frame);
    }
  });
  const best = frames.toSorted((a, b) => b.entropy - a.entropy)[0];
  if (!best) return null;
  const sharp = await loadSharp();
  const { width, height } = await sharp(best.content).webp({ quality: 80 }).toFile(path);
  return { width, height };

  async function takeFrame(file: string, seconds: number) {
    const seeking = ['-ss', seconds.toFixed(3)];
    const filter = ['-map', `0:${picture!.track}`, '-vf', stillFilter(picture!, canToneMap), '-frames:v', '1'];
    const args = [...quiet, ...seeking, ...reading(input), ...filter, '-f', 'image2', '-c:v', 'png', `file:${file}`];
    // A place without a frame, or with a damaged one, is no candidate.
    await runFfmpeg(ffmpeg, args, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
    });
    const content = await readFile(file).catch(() => null);
    return content && frameOf(content);
  }
}

/** The most usual one of the frames that follow, which none in a transition is. */
const stillFilter = (picture: PicturePlan, canToneMap: boolean) =>
  `thumbnail=12,${pictureFilter(picture, posterLines, canToneMap)}`;

interface Frame {
  readonly content: Buffer;
  readonly brightness: number;
  readonly contrast: number;
  readonly entropy: number;
}

async function frameOf(content: Buffer): Promise<Frame> {
  const sharp = await loadSharp();
  const { channels, entropy } = await sharp(content).greyscale().stats();
  return { content, brightness: channels[0]!.mean, contrast: channels[0]!.stdev, entropy };
}

/** Levels of 256. */
const black = 16;
const flat = 6;
const showsSomething = ({ brightness, contrast }: Frame) => brightness > black && contrast > flat;

async function withFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'sinau-pictures-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
