import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ffmpeg, ffprobe } from '../../testing/made-recordings.ts';
import { oddRecordings, type OddRecording } from '../../testing/odd-recordings.ts';
import { createStreamEncoder, UnencodableRecording, type EncodedRendition, type StreamPlan } from './index.ts';

const encoder = createStreamEncoder({ path: 'ffmpeg', processors: null });
const { signal } = new AbortController();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinau-odd-'));
  await writeFile(join(folder, 'said.srt'), '1\n00:00:01,000 --> 00:00:02,000\nSelamat datang\n');
});
afterAll(() => rm(folder, { recursive: true }));

async function make({ made, container = 'mp4', damage }: OddRecording) {
  const input = join(folder, 'source.mp4');
  const before = join(folder, 'before.mp4');
  const steps = [made].flat();
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const named = step.replace('INPUT', before).replace('SUBTITLES', join(folder, 'said.srt'));
    await ffmpeg(`${named} -f ${isLast ? container : 'mp4'} ${isLast ? input : before}`);
  }
  await damage?.(input);
  return input;
}

async function encodeAll(input: string, plan: StreamPlan) {
  const renditions: EncodedRendition[] = [];
  for (const name of plan.names)
    renditions.push(
      await encoder.encode({ input, folder, plan, name, fileName: name, onPercent: () => undefined, signal }),
    );
  return renditions;
}

/** Decodes a rendition by its playlist, to its end; returns its duration by its playlist and when its keyframes come. */
async function play({ name, size, width }: EncodedRendition) {
  const path = join(folder, `${name}.m3u8`);
  await ffmpeg(`-xerror -i ${path} -f null -`);
  expect((await stat(join(folder, `${name}.mp4`))).size).toBe(size);
  const playlist = await readFile(path, 'utf8');
  const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
  const ranges = [...playlist.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)/g)].map(
    ([, length, offset]) => Number(length) + Number(offset),
  );
  expect(ranges.at(-1)).toBe(size);
  return { seconds, keyframes: width ? await keyframesOf(path) : [] };
}

/**
 * Returns when the keyframes of a rendition are shown. It begins with one that is shown as soon as it is decoded; ffprobe
 * adds to all times by how many frames the order of decoding differs from that of showing, which is not in the file.
 */
async function keyframesOf(path: string) {
  const packets = await ffprobe(`-select_streams v -show_entries packet=pts_time,dts_time,flags -of csv=p=0 ${path}`);
  const times = packets.map((packet) => {
    const [shown, decoded] = packet.split(',').map(Number.parseFloat);
    return { shown: shown!, decoded: decoded!, isKeyframe: packet.includes('K') };
  });
  const added = times[0]!.shown - times[0]!.decoded;
  return times.filter(({ isKeyframe }) => isKeyframe).map(({ shown }) => (shown - added).toFixed(3));
}

describe.each(oddRecordings)('$name', (recording) => {
  const { kind = 'video', ends } = recording;

  test(`ends in ${'sentence' in ends ? 'a sentence for its author' : 'a ladder that plays to its end'}`, async () => {
    const input = await make(recording);
    const planning = encoder.plan(input, kind, { evensLoudness: true, signal });
    if ('sentence' in ends) {
      const error: unknown = await planning.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(UnencodableRecording);
      expect(String(error)).toContain(ends.sentence);
      return;
    }
    const plan = await planning;
    const renditions = await encodeAll(input, plan);
    const pictures = renditions.filter(({ width }) => width);
    const largest = pictures.toSorted((a, b) => b.height! - a.height!)[0];
    expect(largest ? `${largest.width}x${largest.height}` : '').toBe(ends.largest);

    let keyframes: readonly string[] | undefined;
    for (const rendition of renditions) {
      const played = await play(rendition);
      expect(Math.abs(played.seconds - ends.seconds)).toBeLessThan(0.3);
      if (rendition.width) expect(played.keyframes).toEqual((keyframes ??= played.keyframes));
    }
    await encoder.drawPoster({ input, path: join(folder, 'poster.webp'), plan, signal });
    const path = join(folder, 'seek.jpg');
    const smallest = pictures.find(({ name }) => name === 'v240');
    if (!smallest) return;
    await encoder.drawSeekPictures({ rendition: join(folder, 'v240.mp4'), path, plan, signal });
    expect((await stat(path)).size).toBeLessThan(500_000);
  });
});
