// Creates the films, the music and the worksheet of the demo's lessons: node tools/demo-media/make.ts [film…], all or
// those films alone. Needs ffmpeg and a Chromium. Its output is committed, so nobody else needs to run it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { inspect } from '@sinau/api/core/media/inspection/inspect';
import { ensureBrowser } from '../browser.ts';
import { inWorkspace } from '../workspace.ts';
import { frameSize, pageOf } from './cards.ts';
import { captionsOf, films, secondsOf, type Film } from './films.ts';
import { pcmOf, playFrame, playGamelan, sampleRate } from './music.ts';
import { worksheet } from './worksheet.ts';

const framesASecond = 12;
const pauseSeconds = 40;

/** Seconds at the beginning and the end of a scene in which its card moves. */
const moving = { first: 1.2, last: 0.4 };
/** Seconds of a film that has music all the way. */
const longestWithMusic = 30;

const folder = inWorkspace('apps/api/src/seed/demo/media');
const workshop = await mkdtemp(join(tmpdir(), 'demo-media-'));
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const names = process.argv.slice(2);
try {
  for (const film of films) {
    if (names.length > 0 && !names.includes(film.name)) continue;
    await filmTo(join(folder, `${film.name}.mp4`), film);
    await writeFile(join(folder, `${film.name}.vtt`), captionsOf(film));
  }
  if (names.length === 0) {
    await musicTo(join(folder, 'jeda-gamelan.mp3'));
    await print(join(folder, 'lembar-kerja.pdf'));
  }
  await writeFile(join(folder, 'files.json'), `${JSON.stringify(await describeAll(), null, 2)}\n`);
} finally {
  await browser.close();
  await rm(workshop, { recursive: true });
}

function rawSound(source: string) {
  return ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', source];
}

async function musicTo(path: string) {
  await encode([...rawSound('pipe:0'), '-c:a', 'libmp3lame', '-b:a', '48k', path], [pcmOf(playGamelan(pauseSeconds))]);
}

async function filmTo(path: string, film: Film) {
  const sound = join(workshop, 'sound.raw');
  const seconds = secondsOf(film);
  const isLong = seconds > longestWithMusic;
  const music = isLong ? playFrame(seconds) : playGamelan(seconds);
  await writeFile(sound, pcmOf(music.map((value) => value * 0.5)));
  const page = await browser.newPage({ viewport: frameSize });
  await page.setContent(pageOf(film));
  await page.evaluate('document.fonts.ready');

  async function* frames() {
    for (const [index, { seconds }] of film.scenes.entries()) {
      let still: Buffer | undefined;
      for (let frame = 0; frame < seconds * framesASecond; frame += 1) {
        const moment = frame / framesASecond;
        const isStill = moment > moving.first && moment < seconds - moving.last;
        if (!isStill || !still) {
          await page.evaluate(`show(${index}, ${moment})`);
          still = await page.screenshot({ type: 'png' });
        }
        yield still;
      }
    }
  }
  await encode(
    [
      '-f',
      'image2pipe',
      '-framerate',
      String(framesASecond),
      '-i',
      'pipe:0',
      ...rawSound(sound),
      '-c:v',
      'libx264',
      '-profile:v',
      'baseline',
      '-pix_fmt',
      'yuv420p',
      '-preset',
      'veryslow',
      '-crf',
      isLong ? '33' : '30',
      '-g',
      isLong ? '720' : '48',
      '-c:a',
      'aac',
      '-b:a',
      isLong ? '16k' : '40k',
      '-shortest',
      '-movflags',
      '+faststart',
      path,
    ],
    frames(),
  );
  await page.close();
}

async function encode(args: string[], chunks: Iterable<Buffer> | AsyncIterable<Buffer>) {
  const program = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-fflags',
      '+bitexact',
      ...args.slice(0, -1),
      '-flags:v',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-map_metadata',
      '-1',
      args.at(-1)!,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for await (const chunk of chunks) if (!program.stdin.write(chunk)) await once(program.stdin, 'drain');
  program.stdin.end();
  const [code] = await once(program, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function print(path: string) {
  const page = await browser.newPage();
  await page.setContent(worksheet);
  await page.evaluate('document.fonts.ready');
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true });
  await page.close();
}

/** Metadata that the API finds in each file when it is uploaded. */
async function describeAll() {
  const files = [
    ...films.flatMap(
      ({ name }) =>
        [
          [`${name}.mp4`, 'video', 'video/mp4'],
          [`${name}.vtt`, 'captions', 'text/vtt'],
        ] as const,
    ),
    ['jeda-gamelan.mp3', 'audio', 'audio/mpeg'],
    ['lembar-kerja.pdf', 'pdf', 'application/pdf'],
  ] as const;
  return Promise.all(
    files.map(async ([name, kind, type]) => {
      const path = join(folder, name);
      const content = await readFile(path);
      const sha256 = createHash('sha256').update(content).digest();
      const facts = await inspect(
        name,
        { path, kind, type, isKindGiven: true, size: content.length },
        join(workshop, 'drawing'),
      );
      return { name, ...facts, size: content.length, sha256: sha256.toString('hex') };
    }),
  );
}
