import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { createFileStore } from '@sinau/api/platform/file-store/index';
import { readEnv } from '@sinau/api/platform/env';
import { encodeLadder } from '@sinau/api/testing/stream-ladder';

/** Length of the recording: a minute, ten times. */
const part = 60;
const repeats = 10;
const seconds = part * repeats;

/** The most that each rendition may take, by the ceilings of the encoder: a picture that is never still. */
const kilobits = { a64: 64, v240: 268, v360: 484, v480: 996, v720: 2128, v1080: 4128 } as const;
const sourceMegabits = 6;

const folder = join(tmpdir(), 'sinau-bench-playback');
const ladderFolder = join(folder, 'ladder');
const sourcePath = join(folder, 'video.mp4');
const streamsPath = join(folder, 'streams.json');

type Streams = Awaited<ReturnType<typeof encodeLadder>>;

/** Encodes the recording and its renditions, unless an earlier run has. */
export async function playbackFixture(): Promise<Streams> {
  const known = await readFile(streamsPath, 'utf8').catch(() => null);
  if (known !== null) return JSON.parse(known) as Streams;
  await rm(folder, { recursive: true, force: true });
  await mkdir(ladderFolder, { recursive: true });
  await encodeSource();
  const streams = await encodeLadder(ladderFolder, part, kilobits, repeats);
  const unfinished = `${streamsPath}.part`;
  await writeFile(unfinished, JSON.stringify(streams));
  await rename(unfinished, streamsPath);
  return streams;
}

async function encodeSource() {
  const rate = `${sourceMegabits}M`;
  const minute = join(folder, 'minute.mp4');
  await ffmpeg([
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=1920x1080:rate=24',
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=330:sample_rate=48000',
    '-t',
    String(part),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '96',
    '-b:v',
    rate,
    '-minrate',
    rate,
    '-maxrate',
    rate,
    '-bufsize',
    rate,
    '-x264-params',
    'nal-hrd=cbr',
    '-c:a',
    'aac',
    minute,
  ]);
  await ffmpeg([
    '-stream_loop',
    String(repeats - 1),
    '-i',
    minute,
    '-c',
    'copy',
    '-movflags',
    '+faststart',
    sourcePath,
  ]);
  await rm(minute);
}

const run = promisify(execFile);
const ffmpeg = (args: readonly string[]) => run('ffmpeg', ['-v', 'error', '-y', ...args]);

/** Replaces a stored video by the recording, with its renditions where these are given. */
export async function storePlayback(
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
  mediaId: string,
  streams: Streams | null,
) {
  const store = createFileStore('media', readEnv({ ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }));
  const put = (name: string, from: string) =>
    store.withWorkFile(async (path) => {
      await copyFile(from, path);
      await store.put(`${mediaId}/${name}`, path);
    });
  await put('video.mp4', sourcePath);
  if (streams) for (const name of await readdir(ladderFolder)) await put(name, join(ladderFolder, name));
  const { size } = await stat(sourcePath);
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query(
    `UPDATE "Media" SET "fileName" = 'video.mp4', size = $2, "durationSeconds" = $3, streams = $4 WHERE id = $1`,
    [mediaId, size, seconds, streams && JSON.stringify(streams)],
  );
  await client.end();
}
