import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ffmpegOf, runFfmpeg } from './ffmpeg.ts';

const folder = mkdtempSync(join(tmpdir(), 'sinau-ffmpeg-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** A program that prints the number of processors that it may use. */
const FFMPEG_PATH = join(folder, 'ffmpeg');
writeFileSync(FFMPEG_PATH, '#!/bin/sh\nnproc\n');
chmodSync(FFMPEG_PATH, 0o755);

const allProcessors = Number(execFileSync(FFMPEG_PATH));
const processorsOf = async (settings: Omit<Parameters<typeof ffmpegOf>[0], 'FFMPEG_PATH'>) =>
  Number((await runFfmpeg(ffmpegOf({ FFMPEG_PATH, ...settings }), [])).output);

test('ffmpeg uses all processors where the setting says so, and in a process for recordings alone', async () => {
  expect(await processorsOf({ MEDIA_PROCESSORS: 'all', ROLE: 'all' })).toBe(allProcessors);
  expect(await processorsOf({ MEDIA_PROCESSORS: undefined, ROLE: 'media' })).toBe(allProcessors);
});

test.runIf(existsSync('/usr/bin/taskset') && allProcessors > 1)(
  'ffmpeg leaves one processor to users where the process has other work',
  async () => {
    expect(await processorsOf({ MEDIA_PROCESSORS: undefined, ROLE: 'all' })).toBe(allProcessors - 1);
    expect(await processorsOf({ MEDIA_PROCESSORS: 'spare', ROLE: 'media' })).toBe(allProcessors - 1);
  },
);
