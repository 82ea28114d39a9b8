import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ffmpegOf, runFfmpeg } from './ffmpeg.ts';

/** A program that says which processors it may use. */
function programOfProcessors() {
  const path = join(mkdtempSync(join(tmpdir(), 'ffmpeg-')), 'ffmpeg');
  writeFileSync(path, '#!/bin/sh\nnproc\n');
  chmodSync(path, 0o755);
  return path;
}
const processorsOf = async (settings: Omit<Parameters<typeof ffmpegOf>[0], 'FFMPEG_PATH'>) =>
  Number((await runFfmpeg(ffmpegOf({ FFMPEG_PATH: programOfProcessors(), ...settings }), [])).output);

test('ffmpeg uses all processors where it is told so, and in a process for recordings alone', async () => {
  expect(await processorsOf({ MEDIA_PROCESSORS: 'all', ROLE: 'all' })).toBe(availableParallelism());
  expect(await processorsOf({ MEDIA_PROCESSORS: undefined, ROLE: 'media' })).toBe(availableParallelism());
});

test.runIf(existsSync('/usr/bin/taskset') && availableParallelism() > 1)(
  'ffmpeg leaves one processor to users where the process has other work',
  async () => {
    expect(await processorsOf({ MEDIA_PROCESSORS: undefined, ROLE: 'all' })).toBe(availableParallelism() - 1);
    expect(await processorsOf({ MEDIA_PROCESSORS: 'spare', ROLE: 'media' })).toBe(availableParallelism() - 1);
  },
);
