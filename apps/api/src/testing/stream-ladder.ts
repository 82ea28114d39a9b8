import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { StoredRendition, StoredStreams } from '../core/media/streams/stored-streams.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { storeStreams } from './streams.ts';

const run = promisify(execFile);

type Kilobits = Readonly<Partial<Record<RenditionName, number>>>;

interface Ladder {
  readonly streams: StoredStreams;
  readonly files: Readonly<Record<string, Buffer>>;
}

const everySeconds = 10;
const thumbnail = { width: 160, height: 90 } as const;

/** Streams a test picture with its time, and a tone, by plain ffmpeg: renditions of these kilobits per second. */
export async function makeLadder(seconds: number, kilobits: Kilobits): Promise<Ladder> {
  const folder = await mkdtemp(join(tmpdir(), 'ladder-'));
  try {
    const streams = await encodeLadder(folder, seconds, kilobits);
    const files: Record<string, Buffer> = {};
    for (const name of await readdir(folder)) files[name] = await readFile(join(folder, name));
    return { streams, files };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes the files of a ladder into a folder. What is long repeats its first part, which is encoded once. */
export async function encodeLadder(
  folder: string,
  seconds: number,
  kilobits: Kilobits,
  repeats = 1,
): Promise<StoredStreams> {
  const renditions: StoredRendition[] = [];
  const names = Object.keys(kilobits) as RenditionName[];
  for (const name of names) {
    await encodeRendition(folder, name, { seconds, kilobits: kilobits[name]!, repeats });
    renditions.push(await describeRendition(folder, name, seconds * repeats));
  }
  if (!names.some(isPicture)) return { renditions, seekPictures: null, poster: null };
  const count = Math.ceil((seconds * repeats) / everySeconds);
  await drawSeekPictures(folder, count);
  return { renditions, seekPictures: { everySeconds, count, columns: count, ...thumbnail }, poster: null };
}

/** Streams the recording of a lesson. */
export async function streamLesson(app: AppUnderTest, lessonId: string, { streams, files }: Ladder) {
  const { mediaId } = (await app.db.lesson.findUniqueOrThrow({ where: { id: lessonId } })).content as {
    mediaId: string;
  };
  await storeStreams(app, mediaId, streams, files);
}

const isPicture = (name: RenditionName) => name.startsWith('v');
const heightOf = (name: RenditionName) => Number(name.slice(1));
const widthOf = (name: RenditionName) => Math.round((heightOf(name) * 16) / 18) * 2;

const testPicture = (size: string) => ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=24`];
const ffmpeg = (folder: string, args: readonly string[]) => run('ffmpeg', ['-v', 'error', ...args], { cwd: folder });

interface Encoding {
  readonly seconds: number;
  readonly kilobits: number;
  readonly repeats: number;
}

async function encodeRendition(folder: string, name: RenditionName, { seconds, kilobits, repeats }: Encoding) {
  const sound = 48;
  const picture = `${Math.max(kilobits - sound, 16)}k`;
  const encodesPicture = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    picture,
    '-maxrate',
    picture,
    '-bufsize',
    picture,
    '-g',
    '96',
    '-keyint_min',
    '96',
    '-sc_threshold',
    '0',
  ];
  const part = 'part.mp4';
  await ffmpeg(folder, [
    ...(isPicture(name) ? testPicture(`${widthOf(name)}x${heightOf(name)}`) : []),
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=330:sample_rate=48000',
    '-t',
    String(seconds),
    ...(isPicture(name) ? encodesPicture : []),
    '-c:a',
    'aac',
    '-b:a',
    `${isPicture(name) ? sound : kilobits}k`,
    part,
  ]);
  await ffmpeg(folder, [
    '-stream_loop',
    String(repeats - 1),
    '-i',
    part,
    '-c',
    'copy',
    '-f',
    'hls',
    '-hls_time',
    '4',
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'single_file',
    '-hls_segment_filename',
    `${name}.mp4`,
    `${name}.m3u8`,
  ]);
  await rm(join(folder, part));
}

async function describeRendition(folder: string, name: RenditionName, seconds: number): Promise<StoredRendition> {
  const { size } = await stat(join(folder, `${name}.mp4`));
  const playlist = await readFile(join(folder, `${name}.m3u8`), 'utf8');
  const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)/g)];
  return {
    name,
    height: isPicture(name) ? heightOf(name) : null,
    width: isPicture(name) ? widthOf(name) : null,
    codecs: isPicture(name) ? 'avc1.4d4028,mp4a.40.2' : 'mp4a.40.2',
    size,
    averageBandwidth: Math.round((size * 8) / seconds),
    bandwidth: Math.max(...segments.map(([, duration, bytes]) => Math.round((Number(bytes) * 8) / Number(duration)))),
  };
}

const drawSeekPictures = (folder: string, count: number) =>
  ffmpeg(folder, [
    ...testPicture(`${thumbnail.width}x${thumbnail.height}`),
    '-t',
    String(count * everySeconds),
    '-vf',
    `fps=1/${everySeconds},tile=${count}x1`,
    '-frames:v',
    '1',
    'seek.jpg',
  ]);
