/**
 * `npm run bench:encoding`: how many seconds of a recording the encoder of renditions makes in a second of processor
 * time, beside ffmpeg alone with the same settings: each rendition by itself, and all of them from one decoding. Linux.
 * BENCH_SECONDS=30
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createStreamEncoder, type StreamPlan } from '@sinau/api/platform/stream-encoder/index';
import { isSoundAlone, rungs, sizeIn, soundRates } from '@sinau/api/platform/stream-encoder/ladder';

const run = promisify(execFile);
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const encoder = createStreamEncoder({ path: 'ffmpeg', processors: null });
const { signal } = new AbortController();

const speedOf = (cost: number) => Number((seconds / cost).toFixed(2));
const rowOf = (ours: number, plain: number) => ({
  encoder: speedOf(ours),
  'plain ffmpeg': speedOf(plain),
  ratio: Number((plain / ours).toFixed(2)),
});

const folder = await mkdtemp(join(tmpdir(), 'bench-encoding-'));
try {
  const input = join(folder, 'source.mp4');
  const made = `-f lavfi -i testsrc2=s=1920x1080:r=30:d=${seconds},noise=alls=8:allf=t -f lavfi -i anoisesrc=d=${seconds}:a=0.1:c=pink`;
  await ffmpeg(`${made} -c:v libx264 -preset veryfast -b:v 6M -pix_fmt yuv420p -c:a aac -ac 2`, input);
  await measure(input);
} finally {
  await rm(folder, { recursive: true });
}

async function measure(input: string) {
  let plan!: StreamPlan;
  const planning = await costOf(async () => {
    plan = await encoder.plan(input, 'video', { evensLoudness: true, signal });
  });
  const rows: Record<string, object> = {};
  const sums = { encoder: 0, plain: 0 };
  for (const name of plan.names) {
    const job = { input, folder, plan, name, fileName: name, onPercent: () => undefined, signal };
    const ours = await costOf(() => encoder.encode(job));
    const plain = await costOf(() =>
      ffmpeg(`-threads 2 -i ${input} ${optionsOf(plan, name)}`, join(folder, 'plain.mp4')),
    );
    sums.encoder += ours;
    sums.plain += plain;
    rows[name] = rowOf(ours, plain);
  }
  rows['all of them'] = rowOf(sums.encoder, sums.plain);
  console.log('Seconds of the recording in a second of one processor:');
  console.table(rows);

  const atOnce = await costOf(() => encodeAtOnce(input, plan));
  const drawing = await costOf(async () => {
    await encoder.drawPoster({ input, path: join(folder, 'poster.webp'), plan, signal });
    await encoder.drawSeekPictures({
      rendition: join(folder, 'v240.mp4'),
      path: join(folder, 'seek.jpg'),
      plan,
      signal,
    });
  });
  console.table({
    'plain ffmpeg, all from one decoding': speedOf(atOnce),
    'plan, with loudness': speedOf(planning),
    'poster and pictures of the seek bar': speedOf(drawing),
  });
}

function optionsOf({ picture }: StreamPlan, name: StreamPlan['names'][number], scale = '-vf') {
  if (isSoundAlone(name)) return `-vn -c:a aac -b:a ${soundRates[name]}`;
  const { lines, preset, quality, ceiling, sound } = rungs[name];
  const { width, height } = sizeIn(lines, picture!);
  const size = scale && `${scale} scale=${width}:${height}`;
  return `${size} -c:v libx264 -preset ${preset} -crf ${quality} -maxrate ${ceiling} -bufsize ${ceiling} -threads 2 -c:a aac -b:a ${sound}`.trim();
}

/** Encodes all renditions with one reading of the recording. */
async function encodeAtOnce(input: string, plan: StreamPlan) {
  const names = plan.names.filter((name) => !isSoundAlone(name));
  const scaled = names.map((name) => {
    const { width, height } = sizeIn(rungs[name as keyof typeof rungs].lines, plan.picture!);
    return `[in${name}]scale=${width}:${height}[${name}]`;
  });
  const filter = [`[0:v]split=${names.length}${names.map((name) => `[in${name}]`).join('')}`, ...scaled].join(';');
  const outputs = names.map(
    (name) => `-map [${name}] -map 0:a ${optionsOf(plan, name, '')} ${join(folder, `once-${name}.mp4`)}`,
  );
  await ffmpeg(
    `-threads 2 -i ${input} -filter_complex ${filter} ${outputs.join(' ')} -map 0:a ${optionsOf(plan, 'a64')}`,
    join(folder, 'once-a64.mp4'),
  );
}

function ffmpeg(args: string, output: string) {
  return run('ffmpeg', ['-y', '-v', 'error', ...args.split(' '), output]);
}

/** Returns the processor time, in seconds, of the programs that some work runs. */
async function costOf(work: () => Promise<unknown>) {
  const before = timeOfChildren();
  await work();
  return timeOfChildren() - before;
}

/** Clock ticks of 10 ms. */
function timeOfChildren() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
