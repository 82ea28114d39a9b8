import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ffmpeg, ffprobe, moving, quickly, tone } from '../../testing/made-recordings.ts';
import { fixture } from '../../testing/uploads.ts';
import { loadSharp } from '../load-sharp.ts';
import { createStreamEncoder, UnencodableRecording, type StreamPlan } from './index.ts';

const encoder = createStreamEncoder({ path: 'ffmpeg', processors: null });
const { signal } = new AbortController();
const onPercent = () => undefined;

let folder: string;
let input: string;
let plan: StreamPlan;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinau-encoder-'));
  input = join(folder, 'source.mp4');
  await ffmpeg(`${moving('320x240', 50, 6)} ${tone(2)} ${quickly} ${input}`);
  plan = await encoder.plan(input, 'video', { evensLoudness: true, signal });
});
afterAll(() => rm(folder, { recursive: true }));

test('a plan holds what was measured of the recording', { tags: 'night' }, async () => {
  expect(await encoder.isAvailable()).toBe(true);
  expect(plan).toMatchObject({
    names: ['v240', 'a64'],
    picture: { width: 320, height: 240, frameRate: '50/2', hdr: null, isInterlaced: false },
    sound: { channels: 1 },
  });
  expect(plan.durationSeconds).toBeCloseTo(6, 1);
  // A tone of an eighth of the full scale, from two speakers.
  expect(plan.sound!.gain).toBeGreaterThan(1);
  const uneven = await encoder.plan(input, 'video', { evensLoudness: false, signal });
  expect(uneven.sound!.gain).toBe(0);
});

test('a rendition has its keyframes on the grid, and sound to its end', { tags: 'night' }, async () => {
  const percents: number[] = [];
  const onPercent = (percent: number) => percents.push(percent);
  const made = await encoder.encode({ input, folder, plan, name: 'v240', fileName: 'v240', onPercent, signal });
  expect(made).toMatchObject({ name: 'v240', width: 320, height: 240, codecs: 'avc1.64000d,mp4a.40.2' });
  expect(made.size).toBe((await stat(join(folder, 'v240.mp4'))).size);
  expect(made.bandwidth).toBeGreaterThanOrEqual(made.averageBandwidth);
  expect(percents.every((percent) => percent >= 0 && percent <= 99)).toBe(true);

  const playlist = await readFile(join(folder, 'v240.m3u8'), 'utf8');
  expect(playlist.match(/#EXTINF:[\d.]+/g)).toEqual(['#EXTINF:4.000000', '#EXTINF:2.000000']);
  const path = join(folder, 'v240.m3u8');
  await ffmpeg(`-xerror -i ${path} -f null -`);
  const keyframes = await ffprobe(
    `-select_streams v -skip_frame nokey -show_entries frame=pts_time -of csv=p=0 ${path}`,
  );
  expect(Number.parseFloat(keyframes[1]!) - Number.parseFloat(keyframes[0]!)).toBeCloseTo(4);
  const sounds = await ffprobe(`-select_streams a -show_entries packet=pts_time -of csv=p=0 ${path}`);
  expect(Number.parseFloat(sounds.at(-1)!)).toBeGreaterThan(5.9);
});

test('sound alone has a playlist of its own', async () => {
  const made = await encoder.encode({ input, folder, plan, name: 'a64', fileName: 'a64-turn', onPercent, signal });
  expect(made).toMatchObject({ width: null, height: null, codecs: 'mp4a.40.2' });
  await ffmpeg(`-xerror -i ${join(folder, 'a64-turn.m3u8')} -f null -`);
});

test('the poster and the pictures of the seek bar show the recording', { tags: 'night' }, async () => {
  const sharp = await loadSharp();
  const poster = join(folder, 'poster.webp');
  expect(await encoder.drawPoster({ input, path: poster, plan, signal })).toEqual({ width: 320, height: 240 });
  expect(await sharp(poster).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  const path = join(folder, 'seek.jpg');
  expect(await encoder.drawSeekPictures({ rendition: input, path, plan, signal })).toEqual({
    everySeconds: 10,
    count: 1,
    columns: 1,
    width: 120,
    height: 90,
  });
  expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', width: 120, height: 90 });
});

test('an audio lesson gets two renditions, and neither poster nor pictures', { tags: 'night' }, async () => {
  const audio = join(folder, 'lesson.mp3');
  await writeFile(audio, fixture('lesson.mp3'));
  const plan = await encoder.plan(audio, 'audio', { evensLoudness: true, signal });
  expect(plan).toMatchObject({ names: ['a48', 'a96'], picture: null });
  const path = join(folder, 'none');
  expect(await encoder.drawPoster({ input: audio, path, plan, signal })).toBeNull();
  expect(await encoder.drawSeekPictures({ rendition: audio, path, plan, signal })).toBeNull();
  expect(await readdir(folder)).not.toContain('none');
});

test('an unreadable file is refused with a sentence, and an address in a file is not followed', async () => {
  const path = join(folder, 'damaged.mp4');
  for (const content of ['no recording', '#EXTM3U\n#EXTINF:4,\nhttp://127.0.0.1:1/a.ts\n#EXT-X-ENDLIST\n', '']) {
    await writeFile(path, content);
    await expect(encoder.plan(path, 'video', { evensLoudness: true, signal })).rejects.toThrow(UnencodableRecording);
  }
  const sentence = 'Video ini tidak punya gambar. Unggah sebagai audio.';
  await writeFile(path, fixture('lesson.m4a'));
  await expect(encoder.plan(path, 'video', { evensLoudness: true, signal })).rejects.toThrow(sentence);
});

test('an aborted run ends at once, as aborted', async () => {
  const aborted = { signal: AbortSignal.abort() };
  await expect(encoder.plan(input, 'video', { evensLoudness: true, ...aborted })).rejects.toThrow(/abort/i);
  const job = { input, folder, plan, name: 'v240', fileName: 'v240', onPercent } as const;
  await expect(encoder.encode({ ...job, ...aborted })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a machine without ffmpeg has no encoder', async () => {
  expect(await createStreamEncoder({ path: '/nowhere/ffmpeg', processors: null }).isAvailable()).toBe(false);
});
