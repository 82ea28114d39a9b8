import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasProgram, runFfmpeg, type Program } from '../ffmpeg.ts';
import { encodingArguments } from './arguments.ts';
import { readFragments } from './fragments.ts';
import { isSoundAlone, rungs, sizeIn } from './ladder.ts';
import { drawPoster, drawSeekPictures } from './pictures.ts';
import { planWith } from './planning.ts';
import { bandwidthsOf, playlistOf } from './playlist.ts';
import type { EncodingJob, EncodedRendition, StreamEncoder } from './stream-encoder.ts';

/** Creates an encoder of ffmpeg, whose ffprobe lies beside it. */
export function createStreamEncoder(program: Program): StreamEncoder {
  const { path } = program;
  const ffprobe = { ...program, path: join(dirname(path), basename(path).replace('ffmpeg', 'ffprobe')) };
  let available: Promise<boolean> | undefined;
  let toneMapping: Promise<boolean> | undefined;
  const canToneMap = () => (toneMapping ??= hasFilters(program, ['zscale', 'tonemap']));

  return {
    isAvailable: async () =>
      program.isElsewhere ||
      (available ??= Promise.all([hasEncoder(program), hasProgram(ffprobe)]).then((has) => has.every(Boolean))),
    plan: planWith({ ffmpeg: program, ffprobe }),
    encode: async (job) => encode(program, job, await canToneMap()),
    drawSeekPictures: (job) => drawSeekPictures(program, job),
    drawPoster: async (job) => drawPoster(program, job, await canToneMap()),
  };
}

async function encode(program: Program, job: EncodingJob, canToneMap: boolean): Promise<EncodedRendition> {
  const { folder, name, fileName, plan, onPercent, signal } = job;
  const path = join(folder, `${fileName}.mp4`);
  await runFfmpeg(program, encodingArguments(job, path, canToneMap), {
    signal,
    onSeconds: (seconds) => onPercent(Math.min(99, Math.floor((seconds / plan.durationSeconds) * 100))),
  });
  const file = await readFragments(path);
  await writeFile(join(folder, `${fileName}.m3u8`), playlistOf(file, `${fileName}.mp4`));
  const size =
    plan.picture && !isSoundAlone(name) ? sizeIn(rungs[name].lines, plan.picture) : { width: null, height: null };
  return { name, ...size, codecs: file.codecs, ...bandwidthsOf(file.fragments), size: file.size };
}

const listOf = (program: Program, what: string) =>
  runFfmpeg(program, ['-hide_banner', `-${what}`]).then(
    ({ output }) => new Set(output.split('\n').map((line) => line.trim().split(/\s+/)[1])),
    () => new Set<string | undefined>(),
  );
const hasEncoder = async (program: Program) => (await listOf(program, 'encoders')).has('libx264');
const hasFilters = async (program: Program, names: readonly string[]) => {
  const filters = await listOf(program, 'filters');
  return names.every((name) => filters.has(name));
};
